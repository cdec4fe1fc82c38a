import Box from '@mui/material/Box';
import { addFault, clearFaults, type Fault } from '../faults';
import type { World } from '../world';
import { useDeskTexts, useWorld } from './DeskContext';
import { FaultForm } from './FaultForm';
import { DeskButton } from './parts/DeskButton';
import { fill, type DeskTexts } from './texts';
import { styles } from './parts/partStyles';

const quickFaults: readonly Fault[] = [
  { call: '*', kind: 'slow', delay: 10_000 },
  { call: '*', kind: '500' },
  { call: '*', kind: 'offline' },
  { call: '*', kind: 'html' },
  { call: '*', kind: 'malformed' },
  { call: '*', kind: 'gaps' },
  { call: '*', kind: 'expired', times: 1 },
  { call: 'payment/startTransaction', kind: 'code', code: 'PAYING_DISABLED' },
];

const detailOf = ({ kind, code, delay, gap, field }: Fault, t: DeskTexts['faults']): string => {
  if (kind === 'slow' && delay !== undefined) return ` (${delay / 1000} s)`;
  if (kind === 'gaps') return ` (${[t.gaps[gap ?? 'missing'], ...(field === undefined ? [] : [field])].join(', ')})`;
  return code === undefined ? '' : ` ${code}`;
};

/** 'payment/getAmounts: hibakód HAS_DEBT, még 1×' */
const describe = (fault: Fault, { faults: t }: DeskTexts): string => {
  const { call, kind, times } = fault;
  return [
    `${call === '*' ? t.all : call}: ${t.kinds[kind]}${detailOf(fault, t)}`,
    ...(times === undefined ? [] : [fill(t.left, { n: times })]),
  ].join(', ');
};

const takeBack = (world: World, fault: Fault): void => {
  world.state.faults = world.state.faults.filter((one) => one !== fault);
  world.changed();
};

/** The faults that are set, for single calls or all of them. */
export const Faults = () => {
  const world = useWorld();
  const { texts } = useDeskTexts();
  const { faults: t } = texts;
  const { faults } = world.state;
  return (
    <Box sx={styles.stack}>
      <p>{t.lead}</p>
      <Box component="section" sx={styles.stack} aria-label={t.active}>
        <h3>{t.active}</h3>
        {faults.length === 0 && <Box component="p" sx={styles.quiet}>{t.none}</Box>}
        <Box component="ul" sx={styles.list}>
          {faults.map((fault, index) => (
            // Faults have no id and may be set twice.
            <Box component="li" key={index} sx={styles.item}>
              <span>{describe(fault, texts)}</span>
              <Box component="span" sx={styles.row}>
                <DeskButton label={fill(t.removeOf, { fault: describe(fault, texts) })} onClick={() => takeBack(world, fault)}>{t.remove}</DeskButton>
              </Box>
            </Box>
          ))}
        </Box>
        {faults.length > 1 && (
          <Box sx={styles.row}>
            <DeskButton onClick={() => clearFaults(world)}>{t.removeAll}</DeskButton>
          </Box>
        )}
      </Box>
      <Box component="section" sx={styles.stack}>
        <h3>{t.quick}</h3>
        <Box sx={styles.row}>
          {quickFaults.map((fault) => (
            <DeskButton key={describe(fault, texts)} onClick={() => addFault(world, fault)}>{describe(fault, texts)}</DeskButton>
          ))}
        </Box>
      </Box>
      <FaultForm onSet={(fault) => addFault(world, fault)} />
    </Box>
  );
};

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { addFault, clearFaults, type Fault } from '../../faults';
import { useDesk, useDeskTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet, Row } from '../Item';
import { fill, type DeskTexts } from '../texts';
import { FaultForm } from './FaultForm';

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

/** The faults that are set, for single calls or all of them. */
export const Faults = () => {
  const world = useWorld();
  const { actions } = useDesk();
  const { texts } = useDeskTexts();
  const { faults: t } = texts;
  const { faults } = world.state;
  const add = (fault: Fault): void => void actions.change(() => addFault(world, fault));
  const takeBack = (index: number): void =>
    void actions.change(() => {
      world.state.faults.splice(index, 1);
      world.changed();
    });
  return (
    <>
      <p>{t.lead}</p>
      <Stack component="section" spacing={1} aria-label={t.active}>
        <Typography variant="h3">{t.active}</Typography>
        {faults.length === 0 && <Quiet>{t.none}</Quiet>}
        <Items>
          {faults.map((fault, index) => (
            // Faults have no id and may be set twice.
            <Item
              key={index}
              title={describe(fault, texts)}
              actions={
                <Button
                  variant="outlined"
                  aria-label={fill(t.removeOf, { fault: describe(fault, texts) })}
                  onClick={() => takeBack(index)}
                >
                  {t.remove}
                </Button>
              }
            />
          ))}
        </Items>
        {faults.length > 1 && (
          <Button variant="outlined" onClick={() => void actions.change(() => clearFaults(world))}>
            {t.removeAll}
          </Button>
        )}
      </Stack>
      <Typography variant="h3">{t.quick}</Typography>
      <Row>
        {quickFaults.map((fault) => (
          <Button key={describe(fault, texts)} variant="outlined" onClick={() => add(fault)}>
            {describe(fault, texts)}
          </Button>
        ))}
      </Row>
      <FaultForm onSet={add} />
    </>
  );
};

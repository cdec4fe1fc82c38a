import Box from '@mui/material/Box';
import { formatForint } from '../../src/domain/money';
import { decideAtBank } from '../bank/decisions';
import { returnAddress, type Transaction } from '../model/transactions';
import type { World } from '../world';
import { useDeskTexts, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { DeskLink } from './parts/DeskLink';
import { fill } from './texts';
import { styles } from './parts/partStyles';

const tones = { open: undefined, paid: 'ok', declined: 'bad' } as const;

const Payment = ({ transaction }: { transaction: Transaction }) => {
  const world = useWorld();
  const { language, texts: { bank: t } } = useDeskTexts();
  const { id, amount, label, decision, ended } = transaction;
  const name = (what: string): string => fill(t.of, { what, transaction: id });
  const undecided = decision === 'open' && !ended;
  return (
    <Box component="li" sx={styles.item}>
      <div>
        <Box component="p" sx={styles.name}>{formatForint(amount, language)}</Box>
        <Box component="p" sx={styles.quiet}>
          {id} · {label}
        </Box>
        <Box component="p" sx={styles.row}>
          <Box component="span" sx={styles.chip} data-tone={tones[decision]}>{t[decision]}</Box>
          {ended && <Box component="span" sx={styles.chip}>{t.ended}</Box>}
        </Box>
      </div>
      <Box sx={styles.row}>
        {undecided && (
          <>
            <DeskButton label={name(t.pay)} onClick={() => decideAtBank(world, id, 'pay')}>{t.pay}</DeskButton>
            <DeskButton label={name(t.decline)} onClick={() => decideAtBank(world, id, 'decline')}>{t.decline}</DeskButton>
            <DeskButton label={name(t.noFunds)} onClick={() => decideAtBank(world, id, 'noFunds')}>{t.noFunds}</DeskButton>
            <Box component="a" sx={styles.button} href={world.bankUrl.replaceAll('{transaction}', encodeURIComponent(id))} aria-label={name(t.page)}>
              {t.page}
            </Box>
          </>
        )}
        <DeskLink href={returnAddress(transaction)} label={name(t.back)}>{t.back}</DeskLink>
      </Box>
    </Box>
  );
};

const speeds = {
  atOnce: { pollsUntilDone: 0, secondsUntilDone: 0 },
  normal: { pollsUntilDone: 2, secondsUntilDone: 30 },
  never: { pollsUntilDone: 1_000_000, secondsUntilDone: 1_000_000_000 },
} as const;

const speedNames = ['atOnce', 'normal', 'never'] as const;

const setSpeed = (world: World, speed: keyof typeof speeds): void => {
  Object.assign(world.state.settings, speeds[speed]);
  world.changed();
};

/** The payments: decide them, come back without deciding, or come back again. */
export const Bank = () => {
  const world = useWorld();
  const { texts: { bank: t } } = useDeskTexts();
  const { transactions, settings } = world.state;
  const speed = speedNames.find((name) => speeds[name].pollsUntilDone === settings.pollsUntilDone) ?? 'normal';
  return (
    <Box sx={styles.stack}>
      <p>{t.lead}</p>
      {transactions.length === 0 ? <Box component="p" sx={styles.quiet}>{t.empty}</Box> : <Box component="p" sx={styles.quiet}>{t.backHint}</Box>}
      <Box component="ul" sx={styles.list}>
        {[...transactions].reverse().map((transaction) => (
          <Payment key={transaction.id} transaction={transaction} />
        ))}
      </Box>
      <DeskField label={t.speed}>
        {(id) => (
          <select id={id} value={speed} onChange={({ target }) => setSpeed(world, speedNames.find((name) => name === target.value) ?? 'normal')}>
            {speedNames.map((name) => (
              <option key={name} value={name}>{t.speeds[name]}</option>
            ))}
          </select>
        )}
      </DeskField>
    </Box>
  );
};

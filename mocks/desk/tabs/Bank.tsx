import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

import { formatForint } from '../../../src/domain/money/money';
import { decideAtBank, type BankDecision } from '../../bank/decisions';
import { returnAddress, type Transaction } from '../../model/payment/transactions';
import { Choice } from '../Choice';
import { useDesk, useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet, Row } from '../Item';
import { LinkButton } from '../LinkButton';
import { fill } from '../texts';

const tones = { open: 'default', paid: 'success', declined: 'error' } as const;
const offered = ['pay', 'decline', 'noFunds'] as const satisfies readonly BankDecision[];

const Payment = ({ transaction }: { transaction: Transaction }) => {
  const world = useWorld();
  const { actions } = useDesk();
  const { language, t } = useTexts('bank');
  const { id, amount, label, decision, ended } = transaction;
  const name = (what: string): string => fill(t.of, { what, transaction: id });
  return (
    <Item
      title={formatForint(amount, language)}
      note={`${id} · ${label}`}
      actions={
        <>
          {decision === 'open' && !ended && (
            <>
              {offered.map((one) => (
                <Button
                  key={one}
                  variant="outlined"
                  aria-label={name(t[one])}
                  onClick={() => void actions.change(() => decideAtBank(world, id, one))}
                >
                  {t[one]}
                </Button>
              ))}
              <Button
                variant="outlined"
                href={world.bankUrl.replaceAll('{transaction}', encodeURIComponent(id))}
                aria-label={name(t.page)}
              >
                {t.page}
              </Button>
            </>
          )}
          <LinkButton href={returnAddress(transaction)} label={name(t.back)}>
            {t.back}
          </LinkButton>
        </>
      }
    >
      <Row>
        <Chip label={t[decision]} color={tones[decision]} />
        {ended && <Chip label={t.ended} />}
      </Row>
    </Item>
  );
};

const speeds = {
  atOnce: { pollsUntilDone: 0, secondsUntilDone: 0 },
  normal: { pollsUntilDone: 2, secondsUntilDone: 30 },
  never: { pollsUntilDone: 1_000_000, secondsUntilDone: 1_000_000_000 },
} as const;

const speedNames = ['atOnce', 'normal', 'never'] as const;

/** The payments: decide them, come back without deciding, or come back again. */
export const Bank = () => {
  const world = useWorld();
  const { actions } = useDesk();
  const { t } = useTexts('bank');
  const { transactions, settings } = world.state;
  const speed = speedNames.find((name) => speeds[name].pollsUntilDone === settings.pollsUntilDone) ?? 'normal';
  const setSpeed = (name: keyof typeof speeds): void =>
    void actions.change(() => {
      Object.assign(world.state.settings, speeds[name]);
      world.changed();
    });
  return (
    <>
      <p>{t.lead}</p>
      <Quiet>{transactions.length === 0 ? t.empty : t.backHint}</Quiet>
      <Items>
        {[...transactions].reverse().map((transaction) => (
          <Payment key={transaction.id} transaction={transaction} />
        ))}
      </Items>
      <Choice
        label={t.speed}
        value={speed}
        onChange={setSpeed}
        options={speedNames.map((name) => [name, t.speeds[name]])}
      />
    </>
  );
};

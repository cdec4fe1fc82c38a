import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { LoadError } from '~/components/feedback/LoadError';
import { Message } from '~/components/feedback/Message';
import { RetryButton } from '~/components/feedback/RetryButton';
import { Skeleton } from '~/components/feedback/Skeleton';
import { StatusChip } from '~/components/feedback/StatusChip';
import { SubmitButton } from '~/components/form/SubmitButton';
import { useConfig } from '~/components/hooks/useConfig';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { LinkLine } from '~/components/layout/LinkLine';
import { useCall } from '~/features/calls/useCall';
import { MandateLine } from '~/features/paying/MandateLine';
import { otherMandate, type Mandate, type MandateName, type Mandates } from '~/features/paying/useMandates';
import { paths } from '~/paths';

const FoldedPanel = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Accordion slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}>
      <AccordionSummary
        id={id}
        aria-controls={`${id}-panel`}
        aria-labelledby={`${id}-title`}
        aria-describedby={note && `${id}-note`}
        expandIcon={<KeyboardArrowDown />}
      >
        <div>
          <Typography id={`${id}-title`} component="span" variant="h2">
            {title}
          </Typography>
          {note !== undefined && (
            <Typography id={`${id}-note`} component="div" variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </div>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
};

const linesOf = { regularCredit: 5, directDebit: 11 } as const;

export const SaveMandate = ({ mandate: { state } }: { mandate: Mandate }) => {
  const { t } = useTranslation(['portal', 'common']);
  const reason = state === 'on' ? t('mandates.form.locked') : t('payment.hint.unknown');
  return (
    <Actions>
      <SubmitButton disabled={state !== 'off'} reason={state === 'off' ? undefined : reason}>
        {t('common:button.save')}
      </SubmitButton>
    </Actions>
  );
};

interface MandatePanelsProps {
  name: MandateName;
  mandates: Mandates;
  /** Disabled unless the mandate is known to be off. */
  form: ReactNode;
  onWithdraw: () => Promise<unknown>;
  facts?: ReactNode;
  history?: ReactNode;
}

/**
 * A mandate's page: first the panel that can be used, with the state in its title (the form, or what the reply gives with
 * Withdraw or a retry), then the folded one; beside them what is good to know and the way to the other mandate.
 */
export const MandatePanels = ({ name, mandates, form, onWithdraw, facts, history }: MandatePanelsProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { cardMandateInfo } = useConfig().links;
  const withdrawal = useCall(onWithdraw);
  const { state, failure, busy, retry } = mandates[name];
  const isLoading = state === 'loading';
  const other = otherMandate[name];
  // While the state isn't known, a form that stood there stays, disabled.
  const [wasOff, setWasOff] = useState(false);
  if (state !== 'unknown' && wasOff !== (state === 'off')) setWasOff(state === 'off');
  const hasForm = state === 'off' || (state === 'unknown' && wasOff);
  return (
    <>
      {state === 'on' && mandates[other].state === 'on' && (
        <Message
          tone="warning"
          action={
            <LinkButton variant="secondary" to={paths[other]}>
              {t(`member.menu.${other}`)}
            </LinkButton>
          }
        >
          {t('mandates.both')}
        </Message>
      )}
      <Columns
        aside={
          <Card title={t('mandates.good')}>
            <p>{t('mandates.delayBoth')}</p>
            <p>{t('mandates.meanwhile')}</p>
            <div>
              <MandateLine name={other} mandate={mandates[other]} />
              {name === 'regularCredit' && cardMandateInfo !== undefined && (
                <LinkLine to={cardMandateInfo} external>
                  {t('payment.links.cardMandateInfo')}
                </LinkLine>
              )}
            </div>
          </Card>
        }
      >
        <Card
          title={t(facts && !hasForm ? 'mandates.facts.title' : 'mandates.mandate')}
          aside={
            <span role="status">
              {!isLoading && (
                <StatusChip tone={state === 'on' ? 'success' : 'neutral'}>{t(`mandates.state.${state}`)}</StatusChip>
              )}
            </span>
          }
        >
          {isLoading && <Skeleton lines={linesOf[name]} />}
          {!hasForm && facts}
          {state === 'on' && (
            <Actions>
              <Button variant="secondary" busy={withdrawal.busy} onClick={() => void withdrawal.call()}>
                {t('mandates.withdraw')}
              </Button>
            </Actions>
          )}
          {failure && <LoadError failure={failure} busy={busy} onRetry={retry} />}
          {state === 'unknown' && failure === undefined && (
            <Actions>
              <RetryButton busy={busy} onClick={retry} />
            </Actions>
          )}
          {hasForm ? form : history}
        </Card>
        {state === 'on' && (
          <FoldedPanel title={t('mandates.form.title')} note={t('mandates.form.locked')}>
            {form}
          </FoldedPanel>
        )}
        {hasForm && facts && (
          <FoldedPanel title={t('mandates.facts.title')}>
            {facts}
            {history}
          </FoldedPanel>
        )}
      </Columns>
    </>
  );
};

import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { ExternalLink } from '~/components/ExternalLink';
import { LoadError } from '~/components/feedback/LoadError';
import { Message } from '~/components/feedback/Message';
import { Skeleton } from '~/components/feedback/Skeleton';
import { StatusChip } from '~/components/feedback/StatusChip';
import { ToldCodes } from '~/components/feedback/ToldCodes';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { useConfig } from '~/components/useConfig';
import { useCall } from '~/features/calls/useCall';
import { MandateLine } from '~/features/paying/MandateLine';
import { useMandates, type MandateName } from '~/features/paying/useMandates';
import { toServiceError } from '~/http/serviceError';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
}));

/** The ways on at the end of the card. */
const Lines = styled('div')(({ theme }) => ({
  marginBottom: -8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 60,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 600,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}));

/** A panel that can be opened, below the one that can be used. */
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

const otherOf = { regularCredit: 'directDebit', directDebit: 'regularCredit' } as const;

/** The first panel's height while it loads. */
const linesOf = { regularCredit: 5, directDebit: 11 } as const;

/** Says that the other mandate is active, on the page and before this one is set up (MAN-6). */
export const OtherActive = ({ name, kr }: Pick<MandatePanelsProps, 'name' | 'kr'>) => {
  const { t } = useTranslation('portal');
  const other = otherOf[name];
  const { state } = useMandates(kr)[other];
  return state === 'on' && <Message tone="warning">{t(`mandates.active.${other}`)}</Message>;
};

interface MandatePanelsProps {
  /** The page's mandate. */
  name: MandateName;
  kr: string;
  /** Disabled unless the mandate is known to be off. */
  form: ReactNode;
  onWithdraw: () => Promise<unknown>;
  /** What the reply gives. */
  facts?: ReactNode;
  history?: ReactNode;
}

/**
 * A mandate's page: first the panel that can be used, with the state in its title (the form, or what the reply gives with
 * Withdraw or a retry), then the folded one; beside them what is good to know and the way to the other mandate.
 */
export const MandatePanels = ({ name, kr, form, onWithdraw, facts, history }: MandatePanelsProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { cardMandateInfo } = useConfig().links;
  const mandates = useMandates(kr);
  const withdrawal = useCall(onWithdraw);
  const { state, codes, query } = mandates[name];
  const { isPending, isFetching } = query;
  const failure = query.isError ? toServiceError(query.error) : undefined;
  const retry = (): void => void query.refetch();
  const details = (action?: ReactNode) => (
    <>
      {facts}
      {action}
      {history}
    </>
  );
  const panels = {
    off: () => form,
    on: () =>
      details(
        <Actions>
          <Button variant="secondary" busy={withdrawal.busy} onClick={() => void withdrawal.call()}>
            {t('mandates.withdraw')}
          </Button>
        </Actions>,
      ),
    unknown: () =>
      details(
        failure ? (
          <LoadError codes={failure.codes} reference={failure.reference} busy={isFetching} onRetry={retry} />
        ) : (
          <Actions>
            <Button variant="secondary" busy={isFetching} onClick={retry}>
              {t('common:button.retry')}
            </Button>
          </Actions>
        ),
      ),
  };
  return (
    <>
      <OtherActive name={name} kr={kr} />
      <Columns>
        <div>
          <Card
            title={t(facts && state !== 'off' ? 'mandates.facts.title' : 'mandates.mandate')}
            aside={
              <span role="status">
                {!isPending && (
                  <StatusChip tone={state === 'on' ? 'success' : 'neutral'}>{t(`mandates.state.${state}`)}</StatusChip>
                )}
              </span>
            }
          >
            <ToldCodes codes={codes} />
            {isPending ? <Skeleton lines={linesOf[name]} /> : panels[state]()}
          </Card>
          {state === 'on' && (
            <FoldedPanel title={t('mandates.form.title')} note={t('mandates.form.locked')}>
              {form}
            </FoldedPanel>
          )}
          {state === 'off' && facts && <FoldedPanel title={t('mandates.facts.title')}>{details()}</FoldedPanel>}
        </div>
        <Card title={t('mandates.good')}>
          <p>{t('mandates.delayBoth')}</p>
          <p>{t('mandates.meanwhile')}</p>
          <Lines>
            <MandateLine name={otherOf[name]} mandate={mandates[otherOf[name]]} />
            {name === 'regularCredit' && cardMandateInfo !== undefined && (
              <ExternalLink href={cardMandateInfo} marked>
                {t('mandates.regularCredit.info')}
              </ExternalLink>
            )}
          </Lines>
        </Card>
      </Columns>
    </>
  );
};

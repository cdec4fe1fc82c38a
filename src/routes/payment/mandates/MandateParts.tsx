import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { ExternalLink } from '../../../components/ExternalLink';
import { LoadError } from '../../../components/feedback/LoadError';
import { Message } from '../../../components/feedback/Message';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { StatusChip } from '../../../components/feedback/StatusChip';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { MemberConfirmation } from '../../../features/member/MemberConfirmation';
import { MandateLine } from '../../../features/paying/MandateLine';
import type { KnownMandate, MandateName } from '../../../features/paying/useMandates';
import { toServiceError } from '../../../http/serviceError';
import type { MandateChange } from './useMandateDialog';

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

const otherOf = { regularCredit: 'directDebit', directDebit: 'regularCredit' } as const;

interface OtherMandateProps {
  /** The page's mandate. */
  name: MandateName;
  other: KnownMandate;
}

/** Says that the other mandate is active, on the page and before this one is set up (MAN-6). */
export const OtherActive = ({ name, other }: OtherMandateProps) => {
  const { t } = useTranslation('portal');
  return other.state === 'on' && <Message tone="warning">{t(`mandates.active.${otherOf[name]}`)}</Message>;
};

interface MandateColumnsProps extends OtherMandateProps {
  /** A page about the mandate, outside the portal. */
  info?: string | undefined;
  children: ReactNode;
}

/** The panels of a mandate's page, and beside them what is good to know and the way to the other mandate. */
export const MandateColumns = ({ name, other, info, children }: MandateColumnsProps) => {
  const { t } = useTranslation('portal');
  const otherName = otherOf[name];
  return (
    <>
      <OtherActive name={name} other={other} />
      <Columns>
        <div>{children}</div>
        <Card title={t('mandates.good')}>
          <p>{t('mandates.delayBoth')}</p>
          <p>{t('mandates.meanwhile')}</p>
          <Lines>
            <MandateLine name={otherName} mandate={other} />
            {info !== undefined && (
              <ExternalLink href={info} marked>
                {t('mandates.regularCredit.info')}
              </ExternalLink>
            )}
          </Lines>
        </Card>
      </Columns>
    </>
  );
};

interface MandatePanelProps {
  title: string;
  mandate: KnownMandate;
  /** How tall what comes is, in lines. */
  lines: number;
  children: ReactNode;
}

/** The panel that can be used, with the mandate's state in its title. Children show once the service has answered. */
export const MandatePanel = ({ title, mandate: { state, isPending }, lines, children }: MandatePanelProps) => {
  const { t } = useTranslation('portal');
  return (
    <Card
      title={title}
      aside={
        <span role="status">
          {!isPending && (
            <StatusChip tone={state === 'on' ? 'success' : 'neutral'}>{t(`mandates.state.${state}`)}</StatusChip>
          )}
        </span>
      }
    >
      {isPending ? <Skeleton lines={lines} /> : children}
    </Card>
  );
};

/** Asks again for a state that isn't known; says why where the call failed. */
export const UnknownMandate = ({ query: { isError, error, isFetching, refetch } }: { query: UseQueryResult }) => {
  const { t } = useTranslation();
  const retry = (): void => void refetch();
  if (isError) {
    const { codes, reference } = toServiceError(error);
    return <LoadError codes={codes} reference={reference} busy={isFetching} onRetry={retry} />;
  }
  return (
    <Actions>
      <Button variant="secondary" busy={isFetching} onClick={retry}>
        {t('button.retry')}
      </Button>
    </Actions>
  );
};

interface MandateConfirmationProps {
  done: MandateChange | undefined;
  ref: Ref<HTMLDivElement>;
}

/** What was set up or withdrawn; takes the focus once the dialog is closed (UX-25). */
export const MandateConfirmation = ({ done, ref }: MandateConfirmationProps) => {
  const { t } = useTranslation('portal');
  return (
    <Box ref={ref} tabIndex={-1} sx={done === undefined ? { position: 'absolute' } : undefined}>
      <MemberConfirmation title={done && t(`mandates.done.${done.act}`)}>
        {done && (
          <>
            {done.what}
            <p>{t('mandates.delay')}</p>
          </>
        )}
      </MemberConfirmation>
    </Box>
  );
};

interface FoldedPanelProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** The other panel: closed, and can be opened. */
export const FoldedPanel = ({ title, note, children }: FoldedPanelProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, open) => setOpen(open)}
      slotProps={{
        heading: { component: 'h2' },
        transition: { unmountOnExit: true },
        region: { 'aria-labelledby': `${id}-title` },
      }}
    >
      <AccordionSummary
        aria-labelledby={`${id}-title`}
        aria-describedby={note && `${id}-note`}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        expandIcon={<KeyboardArrowDown />}
      >
        <div>
          <Typography id={`${id}-title`} component="span" variant="h2">
            {title}
          </Typography>
          {note !== undefined && (
            <Typography
              id={`${id}-note`}
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block' }}
            >
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

import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { Dialog } from '~/components/layout/Dialog';
import { scrollIntoViewRef } from '~/components/layout/scrollIntoViewRef';
import type { Costs } from '~/domain/money/fees';
import { formatForint } from '~/domain/money/money';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { usePayment } from '~/features/paying/usePayment';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import type { ContractPayment } from '~/session/paymentSelectors';

import { AwaitedCostLine, CostLine, panelNowhere, SpokenTotal } from './CostPanel';

/** The container that the layout queries: the side menu may leave less room than the window's width suggests. */
export const WizardSpace = styled('div')({ containerType: 'inline-size' });

/** The steps, and the cost panel beside them on a wide screen. Its column is kept in every step, so that all steps have the same width. */
export const WizardLayout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 290px',
  gap: 28,
  alignItems: 'start',
  [panelNowhere]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { display: 'none' } },
  '@media print': { display: 'block' },
});

/** Stays in view beside a long step. Where it has no room, the costs stand above the step's buttons instead. */
export const CostPlace = styled('aside')({ position: 'sticky', top: 24 });

/** Holds the open step. On a phone it has no frame, and its button bar sticks to the bottom of the screen however short the step is. */
export const StepCard = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    // Header, title and progress take about 285 px.
    minHeight: 'calc(100dvh - 285px)',
    padding: 0,
    border: 0,
    background: 'none',
    // Without a box of its own, the form's bar also sticks below the summary that precedes the form.
    '& > form': { display: 'contents' },
  },
  '@media print': { display: 'block', minHeight: 0, marginTop: 12 },
}));

const Fields = styled('fieldset')({ display: 'contents' });

interface LockedFieldsProps {
  locked: boolean;
  label: string;
  children: ReactNode;
}

/** Disables the native controls of a locked step; MUI's own follow the form's `disabled`. */
export const LockedFields = ({ locked, label, children }: LockedFieldsProps) =>
  locked ? (
    <Fields disabled aria-label={label}>
      {children}
    </Fields>
  ) : (
    children
  );

/** While the contract's payment is open, what it pays for is shown and can't be changed. */
export const LockedStep = ({ contractKey }: { contractKey: string }) => {
  const { t } = useTranslation('portal');
  const { open } = usePayment(contractKey);
  return (
    <div ref={scrollIntoViewRef}>
      {open !== undefined && <OpenPayment payment={open} contractKey={contractKey} note={t('payment.open.locked')} />}
    </div>
  );
};

/** Replaces the consents once the payment was authorised, to prevent a second payment. */
export const AlreadyPaid = ({ payment: { transaction = '', amount } }: { payment: ContractPayment }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <Message
      tone="success"
      live
      title={
        amount === undefined
          ? t('payment.already.title')
          : t('payment.already.titleAmount', { amount: formatForint(amount, language) })
      }
      action={
        <LinkButton variant="primary" to={paths.contractStatus}>
          {t('payment.ending.toStatus')}
        </LinkButton>
      }
    >
      <p>{t('payment.already.text')}</p>
      <p>{t('payment.ending.reference', { transaction })}</p>
      <CareLine />
    </Message>
  );
};

const lowWindow = '@media (max-width: 899px) and (max-height: 420px)';

const Bar = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    margin: 'auto -16px -32px',
    padding: '12px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // A window this low, as at 400 % zoom, has no room for a sticky bar.
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
}));

/** The buttons of a step; on a phone a bar at the bottom of the screen. What has the focus is never hidden under it. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <Bar>
    <GlobalStyles
      styles={(theme) => ({
        [theme.breakpoints.down('md')]: {
          html: { '--bottom-bar': '132px', scrollPaddingBottom: 180 },
        },
        [lowWindow]: { html: { scrollPaddingBlock: 16 } },
      })}
    />
    {children}
  </Bar>
);

/** Leads back from a step that can't be filled in, on a phone too, where the stepper isn't shown. */
export const BackBar = ({ onBack }: { onBack: (() => void) | undefined }) => {
  const { t } = useTranslation();
  if (onBack === undefined) return null;
  return (
    <StepBar>
      <Button variant="secondary" onClick={onBack}>
        {t('button.back')}
      </Button>
    </StepBar>
  );
};

interface StepActionsProps {
  busy: boolean;
  nextDisabledReason: string | undefined;
  onBack: (() => void) | undefined;
  /** Continues without submitting the step. */
  onNext?: (() => void) | undefined;
  costs: Costs | undefined;
  /** Keeps the place of costs that are still loading, so that the bar doesn't grow while the member taps. */
  awaitsCosts?: boolean;
  /** The last step's button says what it does. */
  submitText?: string;
}

const Rows = styled('div')({
  display: 'grid',
  gap: 10,
  '@media print': { display: 'none' },
});

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content minmax(0, 1fr)',
  columnGap: 12,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 10,
    // Back stands left of Next, and comes before it by keyboard too where the browser can follow.
    readingFlow: 'grid-order',
    '&[data-with-back="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
}));

const BackPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.down('md')]: { order: -1 },
}));

/** Next and Back; on a phone with the payable amount above them, at the bottom of the screen. */
export const StepActions = ({
  busy,
  nextDisabledReason,
  onBack,
  onNext,
  costs,
  awaitsCosts = false,
  submitText,
}: StepActionsProps) => {
  const { t } = useTranslation();
  return (
    <Rows>
      {costs !== undefined && <CostLine costs={costs} />}
      {costs === undefined && awaitsCosts && <AwaitedCostLine />}
      <SpokenTotal costs={costs} />
      <Buttons data-with-back={onBack !== undefined}>
        <Button
          wide
          reasonBelow
          type={onNext === undefined ? 'submit' : 'button'}
          onClick={onNext}
          busy={busy}
          disabled={nextDisabledReason !== undefined}
          reason={nextDisabledReason ?? ''}
        >
          {submitText ?? t('button.next')}
        </Button>
        {onBack !== undefined && (
          <BackPlace>
            <Button variant="secondary" wide disabled={busy} onClick={onBack}>
              {t('button.back')}
            </Button>
          </BackPlace>
        )}
      </Buttons>
    </Rows>
  );
};

/** Shows the codes of a refused step that belong to no field. They also stay on the page as notices. */
export const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { t } = useTranslation(['portal', 'common']);
  return (
    <Dialog
      open={codes.length > 0}
      title={t('wizard.codes.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:button.close')}</Button>}
    >
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} />
        </p>
      ))}
      <p>{t('wizard.codes.kept')}</p>
    </Dialog>
  );
};

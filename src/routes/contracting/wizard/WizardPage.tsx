import { Box, type SxProps, type Theme } from '@mui/material';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { LinkButton } from '~/components/Button';
import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { Page } from '~/components/layout/Page';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { Redirect } from '~/components/Redirect';
import { finalStep, lastStep } from '~/domain/constants';
import { CancelContract } from '~/features/contract/CancelContract';
import { dropDrafts, stepTitle } from '~/features/contract/wizardSteps';
import { paths } from '~/paths';
import { CurrentContract } from '~/routes/contracting/status/CurrentContract';
import { addressStep } from '~/routes/contracting/wizard/steps/address/addressStep';
import { contractStep } from '~/routes/contracting/wizard/steps/contract/contractStep';
import { deliveryStep } from '~/routes/contracting/wizard/steps/delivery/deliveryStep';
import { invoicingStep } from '~/routes/contracting/wizard/steps/invoicing/invoicingStep';
import { partnerStep } from '~/routes/contracting/wizard/steps/partner/partnerStep';
import { paymentStep } from '~/routes/contracting/wizard/steps/payment/paymentStep';
import { summaryStep } from '~/routes/contracting/wizard/steps/summary/summaryStep';
import { contractPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { contractFields } from '~/session/sessionSchema';
import { rem } from '~/theme/typography';

import { panelNowhere } from './costs/CostPanel';
import type { StepPageProps, WizardStep } from './engine/defineStep';
import { ReopenedStep, SavingLater } from './engine/StepNotices';
import { StepLine, Stepper } from './engine/Stepper';
import { useWizard } from './engine/useWizard';
import { readMemory } from './engine/wizardMemory';

/** The wizard's one table: how each step is loaded, shown and saved. */
const steps: readonly WizardStep[] = [
  partnerStep, // 1: who the contract is for
  addressStep, // 2: addresses and phone
  contractStep, // 3: start month, package and terms
  deliveryStep, // 4: which card, and how it comes
  invoicingStep, // 5: who the invoice goes to
  paymentStep, // 6: how it is paid
  summaryStep, // 7: everything once more, the consents, and paying
];

/**
 * The steps, and the cost panel beside them where there is room for it, kept in every step so that all have the same width. Its
 * container is asked, not the window: the side menu takes room, too.
 */
const columns: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 290px',
  gap: '28px',
  alignItems: 'start',
  [panelNowhere]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { display: 'none' } },
  '@media print': { display: 'block' },
};

interface WizardProps extends Pick<StepPageProps, 'contractKey' | 'member' | 'onGone'> {
  step: WizardStep;
}

/** The seven steps, one of them open, with what it costs beside it. */
const Wizard = ({ contractKey, member, step: { id: open, Page: StepPage }, onGone }: WizardProps) => {
  const { t } = useTranslation('portal');
  const [costPlace, setCostPlace] = useState<HTMLElement | null>(null);
  const { handle, goTo, isMisplaced, reopened, dialog, ...page } = useWizard(contractKey, { open, member, steps });
  const activator = useSession((session) => readMemory(session, contractKey).activator);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ open, key });
  const { leavePage } = useNoticeActions();

  useLayoutEffect(() => {
    const isNewStep = shown.current.open !== open;
    const isNewEntry = shown.current.key !== key;
    shown.current = { open, key };
    if (isNewStep) {
      // All steps have one address, so that the shell doesn't see one being left.
      leavePage();
      heading.current?.focus();
    }
    // After Back and Forward the router scrolls to where the entry was left.
    if (isNewStep || (isNewEntry && isPop)) heading.current?.scrollIntoView({ block: 'start' });
  }, [open, key, isPop, leavePage]);

  return (
    <>
      <Box
        component="p"
        role="status"
        sx={{ mt: { xs: -1.5, md: -2 }, color: 'text.secondary', fontSize: { xs: rem(13), md: rem(15) } }}
      >
        {t('wizard.count', { step: open, last: lastStep })}
      </Box>
      <StepLine open={open} onStep={goTo} />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <Stepper open={open} onStep={goTo} headingRef={heading}>
            {reopened !== undefined && <ReopenedStep reopened={reopened} />}
            <SavingLater active={page.isSavingLater} />
            <StepPage
              key={`${contractKey}-${open}`}
              contractKey={contractKey}
              member={member}
              ref={handle}
              {...page}
              reopened={reopened}
              onGone={onGone}
              costPlace={costPlace}
            />
          </Stepper>
          <Box
            component="aside"
            ref={setCostPlace}
            aria-label={t('wizard.cost.title')}
            sx={{ position: 'sticky', top: 24 }}
          />
        </Box>
      </Box>
      {activator !== undefined && (
        <Box sx={{ pt: { xs: 3, md: 0 }, '@media print': { display: 'none' } }}>
          <CancelContract token={activator} contractKey={contractKey} variant="text" />
        </Box>
      )}
      {dialog}
      {isMisplaced && <Redirect to={paths.wizard} state={{ step: open }} />}
    </>
  );
};

/** A contract that can't be continued: why, and what can be done instead. Only NOT_FOUND says that our system doesn't know it. */
const GoneContract = ({ codes, isUpgrade }: { codes: readonly string[]; isUpgrade: boolean }) => {
  const { t } = useTranslation('portal');
  const isUnknown = codes.includes('NOT_FOUND');
  return (
    <Message
      tone="warning"
      live
      title={t('wizard.gone.title')}
      action={
        <LinkButton variant={isUnknown ? 'primary' : 'text'} to={isUpgrade ? paths.upgrade : paths.newContract}>
          {t(isUpgrade ? 'member.menu.upgrade' : 'member.menu.newContract')}
        </LinkButton>
      }
    >
      <ErrorTexts codes={codes} more={[t(isUnknown ? 'wizard.gone.text' : 'wizard.gone.link')]} />
    </Message>
  );
};

/** /contracting: the wizard while a contract is being made, else the current contract. */
const WizardPage = () => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const contractKey = useSession((session) => session.contractKey);
  const open = useSession((session) => session.step ?? 1);
  const currentUser = useSession((session) => session.currentUser);
  const type = useSession((session) => session.type);
  const [gone, setGone] = useState<{ codes: readonly string[]; isUpgrade: boolean }>();

  const forget = useCallback(
    (codes: readonly string[]): void => {
      const session = store.get();
      if (contractKey === undefined || session.contractKey !== contractKey) return;
      // What is being paid, or is paid, stands on the final page.
      if (contractPayment(readPayments(), session, contractKey) !== undefined) {
        store.update({ step: finalStep });
        return;
      }
      setGone({ codes, isUpgrade: session.type === 1 });
      dropDrafts(store.memberStorage, contractKey);
      store.update(contractFields());
    },
    [store, contractKey],
  );

  if (contractKey === undefined || currentUser === undefined) {
    if (gone === undefined) return <CurrentContract />;
    return (
      <Page title={t('wizard.title')}>
        <GoneContract {...gone} />
      </Page>
    );
  }
  const step = steps.find(({ id }) => id === open);
  // Only the final page has no step in the table.
  if (step === undefined) return <Redirect to={paths.contractStatus} />;
  return (
    <Page
      title={t('wizard.title')}
      documentTitle={`${t('wizard.title')} – ${t(stepTitle(step.id))}`}
      lead={type === 1 ? t('member.menu.upgrade') : undefined}
    >
      <Wizard contractKey={contractKey} member={currentUser} step={step} onGone={forget} />
    </Page>
  );
};

export { WizardPage as Component };

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../domain/member';
import { useNotices } from '../../../components/notices/NoticeContext';
import { CancelContract } from '../CancelContract';
import { Stepper } from './Stepper';
import { steps } from './steps';
import { useWizard } from './useWizard';
import { CostPlace, WizardLayout } from './WizardLayout';
import { useWizardMemory } from './wizardMemory';
import { lastStep } from './wizardState';

interface WizardProps {
  contractKey: string;
  member: Member;
  open: number;
}

/** The seven steps, one of them open, with what it costs beside it. */
export const Wizard = ({ contractKey, member, open }: WizardProps) => {
  const { t } = useTranslation('wizard');
  const [costPlace, setCostPlace] = useState<HTMLElement | null>(null);
  const { handle, goTo, dialog, ...page } = useWizard(contractKey, open);
  const { activator } = useWizardMemory(contractKey);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(open);

  const { leavePage } = useNotices();

  useLayoutEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    // All steps have one address, so that the shell doesn't see one being left.
    leavePage();
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [open, leavePage]);

  const step = steps[open - 1];
  if (step === undefined) return null;
  return (
    <>
      <Box component="p" role="status" sx={{ mt: { xs: -1.5, md: -2 }, color: 'text.secondary', fontSize: { xs: 13, md: 15 } }}>
        {t('count', { step: open, last: lastStep })}
      </Box>
      <LinearProgress variant="determinate" value={(100 * open) / lastStep} aria-hidden sx={{ display: { md: 'none' }, height: 6, mt: -1.5, '@media print': { display: 'none' } }} />
      <WizardLayout withCosts={open > 2}>
        <Stepper open={open} onStep={goTo} headingRef={heading}>
          <step.Page
            key={`${contractKey}-${open}`}
            contractKey={contractKey}
            member={member}
            ref={handle}
            {...page}
            onBack={open > 1 ? () => goTo(open - 1) : undefined}
            costPlace={costPlace}
          />
        </Stepper>
        <CostPlace ref={setCostPlace} aria-label={t('cost.title')} />
      </WizardLayout>
      {activator !== undefined && (
        <Box sx={{ pt: { xs: 3, md: 0 }, '@media print': { display: 'none' } }}>
          <CancelContract token={activator} contractKey={contractKey} variant="text" />
        </Box>
      )}
      {dialog}
    </>
  );
};

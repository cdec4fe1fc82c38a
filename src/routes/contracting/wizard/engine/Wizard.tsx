import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNotices } from '../../../../components/notices/NoticeContext';
import { Redirect } from '../../../../components/Redirect';
import { lastStep } from '../../../../domain/constants';
import type { Member } from '../../../../domain/identity/member';
import { paths } from '../../../../paths';
import { rem } from '../../../../theme/typography';
import { CancelContract } from '../../status/CancelContract';
import { StepLine } from '../stepper/StepLine';
import { Stepper } from '../stepper/Stepper';
import type { WizardStep } from './stepTypes';
import { useWizard } from './useWizard';
import { CostPlace, WizardLayout, WizardSpace } from './WizardLayout';
import { useWizardMemory } from './wizardMemory';

interface WizardProps {
  contractKey: string;
  member: Member;
  /** The open step. */
  step: WizardStep;
}

/** The seven steps, one of them open, with what it costs beside it. */
export const Wizard = ({ contractKey, member, step: { id: open, Page } }: WizardProps) => {
  const { t } = useTranslation('portal');
  const [costPlace, setCostPlace] = useState<HTMLElement | null>(null);
  const { handle, goTo, isMisplaced, dialog, ...page } = useWizard(contractKey, open);
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
      <WizardSpace>
        <WizardLayout>
          <Stepper open={open} onStep={goTo} headingRef={heading}>
            <Page
              key={`${contractKey}-${open}`}
              contractKey={contractKey}
              member={member}
              ref={handle}
              {...page}
              onBack={open > 1 ? () => goTo(open - 1) : undefined}
              costPlace={costPlace}
            />
          </Stepper>
          <CostPlace ref={setCostPlace} aria-label={t('wizard.cost.title')} />
        </WizardLayout>
      </WizardSpace>
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

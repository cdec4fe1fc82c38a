import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import type { Costs } from '../../../../../domain/money/fees';
import { useWizardMemory } from '../../engine/wizardMemory';
import type { SummaryData } from './summaryData';
import { SummaryFees } from './SummaryFees';
import { SummaryPart } from './SummaryPart';
import { useSummaryRows } from './useSummaryRows';

interface SummaryProps {
  data: SummaryData;
  costs: Costs;
  contractKey: string;
  /** Left out while nothing can be changed. */
  onChange?: ((step: number) => void) | undefined;
}

const titles = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const;

/** All that was given in the steps, to be looked over before it binds; each block leads back to its step (A11Y-5). */
export const Summary = ({ data, costs, contractKey, onChange }: SummaryProps) => {
  const { t } = useTranslation('portal');
  const memory = useWizardMemory(contractKey).saved?.[6] ?? {};
  const parts = useSummaryRows(data, memory, costs.replaces?.pack);
  return (
    <Stack spacing={2}>
      {titles.map((title, index) => (
        <SummaryPart
          key={title}
          title={t(`wizard.${title}`)}
          rows={parts[index]}
          onChange={onChange && (() => onChange(index + 1))}
        />
      ))}
      <SummaryPart title={t('wizard.fees.title')}>
        <SummaryFees costs={costs} />
      </SummaryPart>
    </Stack>
  );
};

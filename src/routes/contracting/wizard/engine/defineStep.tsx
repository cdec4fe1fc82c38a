import type { FieldValues } from 'react-hook-form';

import { StepForm } from './StepForm';
import type { StepDefinition, WizardStep } from './stepTypes';

/** Makes a table row of a definition: erases the generic types so that steps fit in one array. */
export const defineStep = <V extends FieldValues, D>(definition: StepDefinition<V, D>): WizardStep => ({
  id: definition.id,
  title: definition.title,
  Page: (props) => <StepForm definition={definition} {...props} />,
});

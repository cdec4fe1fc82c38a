import type { FieldValues } from 'react-hook-form';
import { StepForm } from './StepForm';
import type { StepDefinition, WizardStep } from './stepTypes';

/** Makes a table row of a definition: the types of its values and data stay inside. */
export const defineStep = <V extends FieldValues, D>(definition: StepDefinition<V, D>): WizardStep => ({
  id: definition.id,
  title: definition.title,
  Page: (props) => <StepForm definition={definition} {...props} />,
});

import * as v from 'valibot';

const stateSchema = v.object({ activation: v.object({ loginName: v.string() }) });

/** Router state of somebody who has the code of an activation e-mail, with the login name to fill in afterwards. */
export const activationState = (loginName: string): v.InferOutput<typeof stateSchema> => ({
  activation: { loginName },
});

export const readActivation = (state: unknown): { loginName: string } | undefined => {
  const { success, output } = v.safeParse(stateSchema, state);
  return success ? output.activation : undefined;
};

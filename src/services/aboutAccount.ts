import { isServiceError, ServiceError } from '~/http/serviceError';

/** For calls that send a bank account: their NOT_FOUND is about it, and reads as the validator's message. */
export const aboutAccount = (error: unknown): never => {
  if (!isServiceError(error)) throw error;
  const { kind, codes, reference } = error;
  const said = codes.map((code) => (code === 'NOT_FOUND' ? 'validate_bankAccount' : code));
  throw new ServiceError(kind, said, reference, error);
};

import type { UseFormReturn } from 'react-hook-form';

import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import type { CaptchaValues } from '../../../features/captcha/CaptchaField';

/** Like useFormSubmit, but resets the captcha after a failure, because each solution works only once. `clear` sets it to ''. */
export const useCaptchaCall = <T extends CaptchaValues>(
  form: UseFormReturn<T>,
  run: (values: T) => Promise<void>,
  clear: () => void,
): ((values: T) => Promise<boolean>) =>
  useFormSubmit(form, async (values) => {
    try {
      await run(values);
    } catch (error) {
      clear();
      throw error;
    }
  });

import { createContext, type ReactNode } from 'react';

import type { Language } from '~/i18n/languages';

/** Props of a captcha: Google's reCAPTCHA, or the stand-in of the demo and the tests. */
export interface CaptchaProps {
  id: string;
  name: string;
  describedBy: string;
  invalid: boolean;
  language: Language;
  /** The proof, or '' while there is none; reset to '' to require a new solution. */
  value: string;
  onChange: (value: string) => void;
}

export type DrawCaptcha = (props: CaptchaProps) => ReactNode;

/** Renders the captcha; defaults to Google's. The demo and the tests provide another. */
export const CaptchaContext = createContext<DrawCaptcha | undefined>(undefined);

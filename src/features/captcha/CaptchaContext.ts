import { createContext, type ReactNode } from 'react';
import type { Language } from '../../i18n/languages';

/** Props of a captcha: Google's reCAPTCHA, or the stand-in of the demo and the tests. */
export interface CaptchaProps {
  /** Of the element that takes the focus when the form points at it. */
  id: string;
  name: string;
  /** The id of the text that says what is wrong. */
  describedBy: string;
  invalid: boolean;
  language: Language;
  /** The proof, or '' while there is none; reset to '' to require a new solution. */
  value: string;
  onChange: (value: string) => void;
}

export type DrawCaptcha = (props: CaptchaProps) => ReactNode;

/** Renders the captcha; defaults to Google's. Only the start of the demo and the tests give another. */
export const CaptchaContext = createContext<DrawCaptcha | undefined>(undefined);

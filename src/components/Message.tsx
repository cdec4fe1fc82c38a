import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Message.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<Tone, IconName> = { info: 'document', success: 'check', warning: 'alert', error: 'alert' };

interface MessageProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** The way on: one button or link. */
  action?: ReactNode;
  /** Spoken when it appears: for what is the answer to something the member did. */
  live?: boolean;
}

/** A message that is part of the page: what is so, and what can be done next. */
export const Message = ({ tone = 'info', title, children, action, live }: MessageProps) => (
  <div className={`${styles.message} ${styles[tone]}`} role={live ? 'alert' : undefined}>
    <Icon name={icons[tone]} size={20} />
    <div className={styles.body}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);

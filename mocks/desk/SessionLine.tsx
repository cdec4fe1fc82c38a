import { useId, useState } from 'react';
import { useDesk, useDeskTexts, useSignedIn } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { fill } from './texts';
import styles from './parts/parts.module.css';

/** Who is signed in, and two ways to end that: as the member does, and as the service does (SES-6). */
export const SessionLine = () => {
  const { actions } = useDesk();
  const { texts: { personas: t, signedIn, signedOut } } = useDeskTexts();
  const member = useSignedIn();
  const [ended, setEnded] = useState<string>();
  const hintId = useId();
  if (member === undefined) return <p className={styles.quiet}>{signedOut}</p>;
  return (
    <div className={styles.stack}>
      <p className={styles.name}>{fill(signedIn, { name: member })}</p>
      <div className={styles.row}>
        <DeskButton onClick={actions.signOut}>{t.signOut}</DeskButton>
        <DeskButton
          describedBy={hintId}
          onClick={() => {
            actions.endSessions();
            setEnded(member);
          }}
        >
          {t.endSession}
        </DeskButton>
      </div>
      <p id={hintId} className={styles.quiet} role="status">{ended === member ? t.sessionEnded : t.endSessionHint}</p>
    </div>
  );
};

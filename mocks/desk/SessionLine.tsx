import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useDesk, useDeskTexts, useSignedIn } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { fill } from './texts';
import { styles } from './parts/partStyles';

/** Who is signed in, and two ways to end it: as the member does, and as the service does. */
export const SessionLine = () => {
  const { actions } = useDesk();
  const { texts: { personas: t, signedIn, signedOut } } = useDeskTexts();
  const member = useSignedIn();
  const [ended, setEnded] = useState<string>();
  const hintId = useId();
  if (member === undefined) return <Box component="p" sx={styles.quiet}>{signedOut}</Box>;
  return (
    <Box sx={styles.stack}>
      <Box component="p" sx={styles.name}>{fill(signedIn, { name: member })}</Box>
      <Box sx={styles.row}>
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
      </Box>
      <Box component="p" id={hintId} sx={styles.quiet} role="status">{ended === member ? t.sessionEnded : t.endSessionHint}</Box>
    </Box>
  );
};

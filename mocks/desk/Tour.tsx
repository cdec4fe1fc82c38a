import Box from '@mui/material/Box';
import { paths } from '../../src/paths';
import type { Actions } from './actions';
import { useDesk, useDeskTexts } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { styles } from './parts/partStyles';
import { fill } from './texts';

const situations = ['contract', 'debt', 'mandate', 'upgrade', 'care'] as const;

const starts: Record<(typeof situations)[number], (actions: Actions) => void> = {
  contract: (actions) => actions.signIn('bela', paths.newContract),
  debt: (actions) => actions.signIn('denes', paths.payment),
  mandate: (actions) => actions.signIn('anna', paths.directDebit),
  upgrade: (actions) => actions.signIn('ilona', paths.upgrade),
  care: (actions) => actions.enterAsSupport('anna'),
};

/** Five situations that show the portal: each signs in as the right persona, opens the page and says what to try there. */
export const Tour = () => {
  const { actions } = useDesk();
  const { texts: { tour: t } } = useDeskTexts();
  return (
    <Box component="section" sx={styles.stack} aria-label={t.title}>
      <h3>{t.title}</h3>
      <p>{t.lead}</p>
      <Box component="ol" sx={styles.list}>
        {situations.map((name) => (
          <Box component="li" key={name} sx={styles.item}>
            <div>
              <Box component="p" sx={styles.name}>{t[name].title}</Box>
              <p>{t[name].text}</p>
            </div>
            <Box sx={styles.row}>
              <DeskButton main label={fill(t.startOf, { title: t[name].title })} onClick={() => starts[name](actions)}>
                {t.start}
              </DeskButton>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

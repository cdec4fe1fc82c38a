import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { rem } from '../../../../theme/typography';
import { visuallyHidden } from '../../../../theme/visuallyHidden';
import type { steps } from '../engine/steps';

export type StepState = 'done' | 'now' | 'later';

export const stateOf = (id: number, open: number): StepState => {
  if (id === open) return 'now';
  return id < open ? 'done' : 'later';
};

const Circle = styled('span')<{ state: StepState }>(({ theme, state }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  border: '2px solid',
  borderRadius: '50%',
  fontSize: rem(14),
  fontWeight: 700,
  ...{
    done: {
      borderColor: theme.vars.palette.inverse.main,
      backgroundColor: theme.vars.palette.inverse.main,
      color: theme.vars.palette.inverse.contrastText,
    },
    now: {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    later: {
      borderColor: theme.vars.palette.divider,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.secondary,
    },
  }[state],
}));

/** A step's number, or that it is done. Decoration: its name says the same. */
export const StepMark = ({ id, state }: { id: number; state: StepState }) => (
  <Circle state={state} aria-hidden="true">
    {state === 'done' ? <CheckIcon sx={{ fontSize: rem(18) }} /> : id}
  </Circle>
);

interface StepNameProps {
  title: (typeof steps)[number]['title'];
  state: StepState;
  onOpen: () => void;
}

/** A step's name: an earlier one opens it. */
export const StepName = ({ title, state, onOpen }: StepNameProps) => {
  const { t } = useTranslation('portal');
  const name = t(`wizard.${title}`);
  if (state !== 'done') return <span>{name}</span>;
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        font: 'inherit',
        minHeight: 34,
        textAlign: 'left',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
      }}
    >
      <span>{name}</span>{' '}
      <Box component="span" sx={visuallyHidden}>
        – {t('wizard.done')}
      </Box>
    </ButtonBase>
  );
};

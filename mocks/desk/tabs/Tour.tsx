import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

import { CopyButton } from '../CopyButton';
import { useDesk, useTexts } from '../DeskContext';
import { Item, Items } from '../Item';
import { fill } from '../texts';
import { tourNames } from '../tour';
import { useTour } from '../useTour';

/** Situations that show the portal: each signs in as the right persona and opens the page. */
export const Tour = () => {
  const { actions, memory, change } = useDesk();
  const t = useTexts().texts.tour;
  const { begin } = useTour();
  return (
    <>
      <p>{t.lead}</p>
      <Items>
        {tourNames.map((name) => {
          const { title, text } = t.situations[name];
          const isBegun = name === memory.tour?.name;
          const isAgain = isBegun || memory.done.includes(name);
          return (
            <Item
              key={name}
              current={isBegun}
              title={
                <>
                  {title}{' '}
                  {memory.done.includes(name) && (
                    <Chip component="span" color="success" icon={<Check />} label={t.done} />
                  )}
                </>
              }
              note={text}
              actions={
                <>
                  <Button
                    variant={isAgain ? 'outlined' : 'contained'}
                    aria-label={fill(isAgain ? t.againOf : t.startOf, { title })}
                    onClick={() => begin(name)}
                  >
                    {isAgain ? t.again : t.start}
                  </Button>
                  {isBegun && (
                    <>
                      <Button variant="outlined" aria-label={t.leaveIt} onClick={() => change({ tour: undefined })}>
                        {t.leave}
                      </Button>
                      <CopyButton get={() => actions.tourLink(name)}>{t.link}</CopyButton>
                    </>
                  )}
                </>
              }
            />
          );
        })}
      </Items>
    </>
  );
};

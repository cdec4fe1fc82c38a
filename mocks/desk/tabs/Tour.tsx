import Button from '@mui/material/Button';

import { CopyButton } from '../CopyButton';
import { useDesk, useTexts } from '../DeskContext';
import { Item, Items } from '../Item';
import { fill } from '../texts';
import { tourNames, type TourName } from '../tour';

export const useBegin = (): ((name: TourName) => void) => {
  const { world, actions, change } = useDesk();
  return (name) =>
    void actions.begin(name, () => change({ tour: { name, step: 0, since: world.clock().toISOString() } }));
};

/** Situations that show the portal: each signs in as the right persona and opens the page. */
export const Tour = () => {
  const { actions, memory } = useDesk();
  const t = useTexts().texts.tour;
  const begin = useBegin();
  return (
    <>
      <p>{t.lead}</p>
      <Items>
        {tourNames.map((name) => {
          const { title, text } = t.situations[name];
          const isBegun = name === memory.tour?.name;
          return (
            <Item
              key={name}
              current={isBegun}
              title={title}
              note={text}
              actions={
                <>
                  <Button
                    variant={isBegun ? 'outlined' : 'contained'}
                    aria-label={fill(isBegun ? t.againOf : t.startOf, { title })}
                    onClick={() => begin(name)}
                  >
                    {isBegun ? t.again : t.start}
                  </Button>
                  {isBegun && <CopyButton get={() => actions.tourLink(name)}>{t.link}</CopyButton>}
                </>
              }
            />
          );
        })}
      </Items>
    </>
  );
};

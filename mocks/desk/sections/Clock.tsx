import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { budapestMoment } from '~/domain/time/clock';

import type { World } from '../../world';
import type { Actions } from '../actions';

/** A local time in Budapest ('2026-03-10T10:00') as a moment. A time that the clocks skip in spring becomes an hour later. */
const budapestInstant = (local: string): Date => {
  const asUtc = Date.parse(`${local}Z`);
  const hours = [1, 2].find((ahead) => {
    const { date, time } = budapestMoment(new Date(asUtc - ahead * 3_600_000));
    return `${date}T${time}` === local;
  });
  return new Date(asUtc - (hours ?? 1) * 3_600_000);
};

/** Sets the day and time of the portal and the services. */
export const Clock = ({ world, actions }: { world: World; actions: Actions }) => {
  const [chosen, setChosen] = useState<string>();
  const { date, time } = budapestMoment(world.clock());
  const local = chosen ?? `${date}T${time}`;
  const move = (to?: Date): void => {
    setChosen(undefined);
    void world.exclusively(() => world.setClock(to));
  };
  return (
    <>
      <TextField
        id="desk-clock"
        type="datetime-local"
        label="Day and time (Budapest)"
        value={local}
        helperText={world.state.clockShift === 0 ? 'real time' : 'changed time'}
        onChange={({ target }) => setChosen(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button disabled={local === ''} onClick={() => move(budapestInstant(local))}>
          Set
        </Button>
        <Button variant="outlined" disabled={local === ''} onClick={() => void actions.reset(budapestInstant(local))}>
          Set, with fresh personas
        </Button>
        <Button variant="outlined" onClick={() => move()}>
          Real time
        </Button>
      </Stack>
    </>
  );
};

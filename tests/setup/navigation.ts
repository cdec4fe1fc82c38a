import { beforeEach, vi, type Mock } from 'vitest';

import * as leave from '~/http/navigation';
import { technicalError } from '~/http/serviceError';

type Departure = Mock<(address: string) => void>;

const recording = (what: 'redirectToTrusted' | 'loadPage', check: (address: string) => void): Departure => {
  const departure: Departure = vi.fn();
  beforeEach(() => {
    departure.mockReset();
    vi.spyOn(leave, what).mockImplementation((address) => {
      check(address);
      departure(address);
    });
  });
  return departure;
};

/** Records the paths that a file's tests would load: jsdom can't load pages. */
export const noteLoads = (): Departure => recording('loadPage', () => undefined);

/** Records the addresses outside the portal that a file's tests would go to. The check of the address is the real one (SEC-3). */
export const noteDepartures = (): Departure =>
  recording('redirectToTrusted', (address) => {
    if (!leave.isTrustedAddress(address, window.location.origin, [])) throw technicalError();
  });

import { beforeEach, vi, type Mock } from 'vitest';
import * as leave from '../../src/http/navigation';
import { technicalError } from '../../src/http/serviceError';

type Note = Mock<(address: string) => void>;

const noting = (what: 'redirectToTrusted' | 'loadPage', check: (address: string) => void): Note => {
  const noted: Note = vi.fn();
  beforeEach(() => {
    noted.mockReset();
    vi.spyOn(leave, what).mockImplementation((address) => {
      check(address);
      noted(address);
    });
  });
  return noted;
};

/** For the tests of a file: jsdom can't load pages, so the path of each that would be loaded is noted instead. */
export const noteLoads = (): Note => noting('loadPage', () => undefined);

/** The same for addresses out of the portal; the check of the address stays the real one (SEC-3). */
export const noteDepartures = (): Note =>
  noting('redirectToTrusted', (address) => {
    if (!leave.isTrustedAddress(address, window.location.origin, [])) throw technicalError();
  });

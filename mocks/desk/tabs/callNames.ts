import { config } from '../../../src/config';
import { createCalls } from '../../handlers/all';
import type { World } from '../../world';

export interface ServiceCalls {
  service: string;
  /** 'payment/getAmounts': the name of a call in a fault. */
  calls: string[];
}

/** Every call, by service. */
export const callsByService = (world: World): ServiceCalls[] => {
  const calls = createCalls(world);
  return Object.keys(config.bases).map((name) => ({
    service: name,
    calls: calls
      .filter(({ service }) => service === name)
      .map(({ service, path }) => service + path)
      .sort(),
  }));
};

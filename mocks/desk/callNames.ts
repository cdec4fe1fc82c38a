import { config } from '../../src/config';
import { createCalls } from '../handlers/all';
import type { World } from '../world';

export interface ServiceCalls {
  service: string;
  /** 'payment/getAmounts', as a fault names one call. */
  calls: string[];
}

/** Every call that the stand-in answers, by service. */
export const callsByService = (world: World): ServiceCalls[] => {
  const calls = createCalls(world);
  return Object.keys(config.bases).map((name) => ({
    service: name,
    calls: calls.filter(({ service }) => service === name).map(({ service, path }) => service + path).sort(),
  }));
};

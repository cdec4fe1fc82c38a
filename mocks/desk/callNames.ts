import { config, type ServiceName } from '../../src/config';
import { createHandlers } from '../handlers/all';
import type { World } from '../world';

export interface ServiceCalls {
  service: string;
  /** 'payment/getAmounts', as a fault names one call. */
  calls: string[];
}

const baseOf = (service: string): string => `*${config.bases[service as ServiceName]}`;

/** Every call that the stand-in answers, by service: read off its handlers, so that none is forgotten. */
export const callsByService = (world: World): ServiceCalls[] => {
  const addresses = createHandlers(world).map(({ info }) => String(info.path)).filter((path) => !path.endsWith('/*'));
  return Object.keys(config.bases).map((service) => {
    const base = baseOf(service);
    const own = addresses.filter((path) => path.startsWith(`${base}/`)).map((path) => `${service}${path.slice(base.length)}`);
    return { service, calls: own.sort() };
  });
};

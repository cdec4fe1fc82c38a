import { settings } from '../e2e/settings.mjs';

export const floorOrigin = `http://${settings.host}:${settings.portalPort + 4}`;
export const staticOrigin = `http://${settings.host}:${settings.portalPort + 5}`;

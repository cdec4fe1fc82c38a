import express, { type Request as ExpressRequest, type Response as ExpressResponse, type Router } from 'express';
import * as v from 'valibot';

import { endSessions, noonOf, setOverpayment, setStatusFile, signInAs, supportLinkFor } from '../control';
import { addFault, clearFaults } from '../faults';
import { gapKinds } from '../gaps';
import { decide } from '../model/payment/transactions';
import { personas } from '../personas';
import { faultKinds } from '../state';
import { strictEntries, type World } from '../world';
import { worldNameOf, type Worlds } from './worlds';

/** Exactly what the host's status.json may hold. */
const statusSchema = v.strictObject({
  notice: v.exactOptional(v.strictObject({ hu: v.string(), en: v.exactOptional(v.string()) })),
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
});
const iso = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const clockBody = v.union([
  v.strictObject({ iso: v.nullable(iso) }),
  v.strictObject({ date: v.pipe(v.string(), v.isoDate()) }),
]);
const faultBody = v.strictObject({
  call: v.string(),
  kind: v.picklist(faultKinds),
  code: v.optional(v.string()),
  delay: v.optional(v.number()),
  fields: v.optional(v.record(v.string(), v.unknown())),
  gap: v.optional(v.picklist(gapKinds)),
  field: v.optional(v.string()),
  times: v.optional(v.number()),
});
const tariffBody = v.strictObject({ dij1: v.number(), dij2: v.number(), dij3: v.number(), dij4: v.number() });
const settingsBody = v.partial(
  v.strictObject({
    tokenSeconds: v.number(),
    pollsUntilDone: v.number(),
    secondsUntilDone: v.number(),
    bookingSeconds: v.number(),
    tariff: tariffBody,
    charges: v.partial(v.strictObject({ fdij1: v.number(), fdij3: v.number() })),
  }),
);
const personaBody = v.strictObject({ persona: v.picklist(personas.map(({ id }) => id)) });

const setClock = (world: World, body: v.InferOutput<typeof clockBody>): void => {
  if ('date' in body) world.setClock(noonOf(body.date));
  else world.setClock(body.iso === null ? undefined : new Date(body.iso));
};

/** The control API, under /__standin: docs/stand-in.md lists its calls. Header `x-world` or `?world=` names the world. */
export const controlApi = (worlds: Worlds): Router => {
  const router = express.Router();
  router.use(express.json({ limit: '5mb' }));
  const worldOf = (request: ExpressRequest): World => worlds.get(worldNameOf(request)).world;

  const read = (path: string, answer: (world: World, request: ExpressRequest) => unknown): void => {
    router.get(path, (request, response) => {
      response.json(answer(worldOf(request), request));
    });
  };
  const write = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    act: (world: World, body: v.InferOutput<S>, request: ExpressRequest) => unknown,
  ): void => {
    router.post(path, (request: ExpressRequest, response: ExpressResponse) => {
      const body = v.safeParse(schema, request.body ?? {});
      if (body.success) response.json(act(worldOf(request), body.output, request) ?? {});
      else
        response
          .status(400)
          .json({ issues: body.issues.map((issue) => `${v.getDotPath(issue) ?? '(body)'}: ${issue.message}`) });
    });
  };

  read('/state', (world) => world.state);
  read('/personas', () => personas);
  read('/log', (world) => world.log);
  read('/violations', strictEntries);
  read('/reports', (world) => world.reports);
  write('/status', statusSchema, setStatusFile);
  read('/mails', (world, { query: { to, kind } }) =>
    world.state.mails.filter(
      (mail) => (to === undefined || mail.to === to) && (kind === undefined || mail.kind === kind),
    ),
  );
  write('/reset', v.union([v.strictObject({}), clockBody]), (world, body) => {
    if ('date' in body || 'iso' in body) setClock(world, body);
    world.reset();
  });
  write('/clock', clockBody, setClock);
  write('/faults', faultBody, addFault);
  write('/settings', settingsBody, (world, body) => {
    Object.assign(world.state.settings, body);
  });
  write('/sign-in', personaBody, (world, { persona }) => signInAs(world, persona));
  write('/support', personaBody, (world, { persona }) => supportLinkFor(world, persona));
  write('/expire', v.partial(personaBody), (world, { persona }) => endSessions(world, persona));
  write(
    '/overpayment',
    v.strictObject({ ...personaBody.entries, amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
    (world, { persona, amount }) => setOverpayment(world, persona, amount),
  );
  write(
    '/bank/:transaction',
    v.strictObject({ decision: v.picklist(['pay', 'decline']), reason: v.optional(v.string()) }),
    (world, { decision, reason }, { params }) => ({
      done: decide(world, String(params.transaction), decision, reason),
    }),
  );
  router.delete('/faults', (request, response) => {
    clearFaults(worldOf(request));
    response.json({});
  });
  router.delete('/world', (request, response) => {
    worlds.forget(worldNameOf(request));
    response.json({});
  });
  return router;
};

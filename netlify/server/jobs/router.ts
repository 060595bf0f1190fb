import { implement } from '@orpc/server';

import { jobs as contract } from '#contracts/jobs.ts';

import type { ApiContext } from '../api/context.ts';
import { limit } from '../api/limits.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { changeMany, listBatches, undoBatch } from './batches/service.ts';
import * as calendar from './calendar/service.ts';
import * as contacts from './contacts/service.ts';
import { addEvent, removeEvent } from './events.ts';
import { exportApplications } from './export.ts';
import { listStatusChanges } from './figures/status-changes.ts';
import * as savedFilters from './saved-filters/service.ts';
import * as service from './service.ts';
import { similarApplications } from './similar.ts';
import { applyImport, exportJson, previewImport } from './transfer/service.ts';
import { dismissSilence, listSilences } from './silences/service.ts';

/** Each call makes this server ask another one. */
const PAGES_READ = { name: 'job-parse-url', max: 30, windowMs: 10 * 60 * 1000 };

/** Reading a text costs this server alone. */
const TEXTS_READ = { name: 'job-parse-text', max: 60, windowMs: 10 * 60 * 1000 };

/** Programs ask once an hour or less; many of them from one address of their maker. */
const CALENDAR_READ = { name: 'job-calendar', max: 120, windowMs: 10 * 60 * 1000 };

const open = implement(contract).$context<ApiContext>();
const api = open.use(ownerOnly);

export const router = open.router({
  dashboard: api.dashboard.handler(({ context }) => service.readDashboard(context.db)),
  list: api.list.handler(({ context, input }) => service.listApplications(context.db, input)),
  create: api.create.handler(({ context, input }) => service.createApplication(context, input)),
  get: api.get.handler(({ context, input }) => service.readApplication(context.db, input.id)),
  update: api.update.handler(({ context, input }) => service.updateApplication(context, input)),
  remove: api.remove.handler(({ context, input }) => service.deleteApplication(context, input.id)),
  addEvent: api.addEvent.handler(({ context, input }) => addEvent(context, input)),
  removeEvent: api.removeEvent.handler(({ context, input }) => removeEvent(context, input)),
  parseUrl: api.parseUrl.use(limit(PAGES_READ)).handler(async ({ context, input }) => {
    // What reads other sites is loaded by those who need it.
    const { readPosting } = await import('./posting/service.ts');
    return readPosting(input.url, context.now());
  }),
  parseText: api.parseText.use(limit(TEXTS_READ)).handler(async ({ context, input }) => {
    const { readText } = await import('./posting/service.ts');
    return readText(input.text, input.url || undefined, context.now());
  }),
  similar: api.similar.handler(({ context, input }) => similarApplications(context.db, input)),
  exportCsv: api.exportCsv.handler(({ context, input }) => exportApplications(context.db, input)),
  contacts: {
    list: api.contacts.list.handler(({ context, input }) => contacts.listContacts(context.db, input.id)),
    add: api.contacts.add.handler(({ context, input }) => contacts.addContact(context, input)),
    update: api.contacts.update.handler(({ context, input }) => contacts.updateContact(context, input)),
    remove: api.contacts.remove.handler(({ context, input }) => contacts.removeContact(context, input)),
  },
  figures: {
    statusChanges: api.figures.statusChanges.handler(({ context }) => listStatusChanges(context.db)),
  },
  transfer: {
    preview: api.transfer.preview.handler(({ context, input }) => previewImport(context, input)),
    apply: api.transfer.apply.handler(({ context, input }) => applyImport(context, input)),
    exportJson: api.transfer.exportJson.handler(({ context }) => exportJson(context.db)),
  },
  batches: {
    list: api.batches.list.handler(({ context }) => listBatches(context.db, context.now())),
    change: api.batches.change.handler(({ context, input }) => changeMany(context, input)),
    undo: api.batches.undo.handler(({ context, input }) => undoBatch(context, input.id)),
  },
  calendar: {
    state: api.calendar.state.handler(({ context }) => calendar.calendarState(context)),
    renew: api.calendar.renew.handler(({ context }) => calendar.renewAddress(context)),
    revoke: api.calendar.revoke.handler(({ context }) => calendar.revokeAddress(context)),
    feed: open.calendar.feed
      .use(limit(CALENDAR_READ))
      .handler(({ context, input }) => calendar.readFeed(context, input.file)),
    nextStep: api.calendar.nextStep.handler(({ context, input }) =>
      calendar.nextStepFile(context.db, input.id),
    ),
    event: api.calendar.event.handler(({ context, input }) => calendar.eventFile(context.db, input)),
  },
  savedFilters: {
    list: api.savedFilters.list.handler(({ context }) => savedFilters.listFilters(context)),
    save: api.savedFilters.save.handler(({ context, input }) => savedFilters.saveFilter(context, input)),
    rename: api.savedFilters.rename.handler(({ context, input }) =>
      savedFilters.renameFilter(context, input),
    ),
    remove: api.savedFilters.remove.handler(({ context, input }) =>
      savedFilters.removeFilter(context, input.id),
    ),
  },
  silences: {
    list: api.silences.list.handler(({ context }) => listSilences(context.db, context.now())),
    dismiss: api.silences.dismiss.handler(({ context, input }) => dismissSilence(context, input.id)),
  },
});

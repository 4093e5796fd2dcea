import type { Who } from './cases';

/** Requests that name no record, which no case of the denials sends: who sends their examples, and what is theirs alone. */
export const SENT_AS: Record<string, [as: Who, own?: Record<string, unknown>]> = {
  Account_forgotPassword: ['anonymous'],
  Account_changePassword: ['otherBuyer'],
  AgentLocations_create: ['admin'],
  Analytics_mostViewed: ['admin'],
  Analytics_searches: ['admin'],
  Analytics_sessions: ['admin'],
  ApiKeysResource_create: ['admin', { expiresAt: new Date(Date.now() + 86_400_000).toISOString() }],
  Categories_search: ['admin'],
  Enquiries_contact: ['anonymous'],
  Enquiries_sell: ['anonymous'],
  MailPreferences_update: ['buyer'],
  MeResource_addApp: ['buyer'],
  MeResource_makeCalendar: ['admin'],
  MeResource_saveSearch: ['buyer'],
  Messages_read: ['admin'],
  Messages_unread: ['admin'],
  Ops_console: ['admin'],
  Pipeline_setCommission: ['admin'],
  Preferences_save: ['admin'],
  PriceSteps_create: ['admin'],
  Search_featured: ['anonymous'],
  Search_properties: ['anonymous'],
  TaskTemplatesResource_create: ['admin'],
  TeamResource_create: ['admin'],
  Users_create: ['admin', { Email: 'nia.first@hartstorage.example' }],
  Users_search: ['admin'],
  Users_updateProfile: ['buyer', { Email: 'nia.second@hartstorage.example' }],
  UsersResource_create: ['admin', { email: 'nia.third@hartstorage.example' }],
  Vendors_search: ['admin'],
  WebhooksResource_create: ['admin'],
};

/** What nobody can make up: an example of it shows only what it looks like. */
export const NOT_SENT: Record<string, string> = {
  MeResource_addPasskey: 'the browser makes the passkey',
  MeResource_showSecondFactor: 'the code changes every 30 seconds',
  SavedSearches_stop: 'the token stands in a mail',
  Session_passkey: 'the browser makes the proof',
  Session_passkeyOptions: 'the ticket is of a sign-in just before',
  Session_passwordLink: 'the token stands in a mail',
  Session_refresh: 'the cookie is of a sign-in',
  Session_secondFactor: 'the ticket is of a sign-in just before',
};

import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Administration',
  lead: 'Accounts, who may join, and the status of this server. What people write for themselves is never shown here.',
  back: 'Profile',
  notYours: 'This page is for admins only',
  notYoursText: 'Nothing has changed for you: everything of yours is where it was.',
  home: 'Back to the hub',
  strangerText: 'If that is you, log in with your admin account. If not, there is nothing here that you need.',
  logIn: 'Log in',
  more: 'Show more',
  failed: 'That did not work',
  joining: {
    title: 'Registration',
    label: 'New accounts',
    modes: { open: 'Everyone', invite: 'By invitation', closed: 'No one' },
    hints: {
      open: 'Anyone who can reach this server can create an account.',
      invite: 'Only people with a link from you can create an account.',
      closed: 'No new accounts can be created, and invitations are paused.',
    },
    fixed: 'This is set by REGISTRATION in the server’s environment, which overrides the choice here.',
  },
  invitations: {
    title: 'Invitations',
    none: 'None yet. You can invite people with a link or by mail.',
    make: 'Invite someone',
    unnamed: 'An invitation',
    to: (email: string) => `To ${email}`,
    left: (left: number, uses: number) => `${left} of ${uses} left`,
    until: (date: string) => `until ${date}`,
    states: { open: 'Open', spent: 'Used', expired: 'Expired', revoked: 'Revoked' },
    revoke: (name: string) => `Revoke: ${name}`,
    dialog: 'Invite someone',
    lead: 'They make an account of their own. You do not see what they write.',
    way: 'How',
    ways: { link: 'A link', mail: 'A mail' },
    email: 'Their address',
    outbox: 'This server cannot send mail: the invitation will stay in its outbox. A link may be easier.',
    note: 'A name for it',
    noteHint: 'Only you see it.',
    uses: 'For how many',
    people: (n: number) => plural(n, { one: '# person', other: '# people' }),
    days: 'Valid for',
    dayCount: (n: number) => plural(n, { one: '# day', other: '# days' }),
    save: 'Invite',
    done: 'Your invitation',
    doneLead: 'Share this link with the people you want to invite. It is shown only once.',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    close: 'Done',
    sent: (email: string) => `An invitation is on its way to ${email}`,
    needed: 'Please enter an e-mail address.',
  },
  accounts: {
    title: 'Accounts',
    count: (all: number, locked: number) => {
      const here = plural(all, { one: '# account', other: '# accounts' })
      return locked > 0 ? `${here}, ${locked} of them locked` : here
    },
    search: 'Search by name or address',
    none: 'No account found.',
    locked: 'Locked',
    admin: 'Admin',
    you: 'You',
    seen: (when: string) => `active ${when}`,
    never: 'not signed in yet',
    acts: (name: string) => `Actions for ${name}’s account`,
    lock: 'Lock …',
    unlock: 'Unlock',
    sign_out: 'Sign out everywhere …',
    reset_limits: 'Reset limits and failed attempts',
    make_admin: 'Make admin …',
    erase: 'Delete …',
    recorded: 'They can see this in their settings.',
    ask: {
      lock: {
        title: (name: string) => `Lock ${name}’s account?`,
        lead: 'They are signed out everywhere and cannot sign in, and their reminders are paused. Nothing is lost; you can unlock it at any time. They are notified.',
        save: 'Lock',
      },
      sign_out: {
        title: (name: string) => `Sign ${name} out everywhere?`,
        lead: 'Every device has to sign in again. They are notified.',
        save: 'Sign out',
      },
      make_admin: {
        title: (name: string) => `Make ${name} an admin?`,
        lead: 'They can do everything you can do here, with every account but their own. This cannot be undone in the app.',
        save: 'Make admin',
      },
    },
    done: {
      lock: 'Locked',
      unlock: 'Unlocked',
      sign_out: 'Signed out everywhere',
      reset_limits: 'Limits are reset',
      make_admin: 'Now an admin',
    },
    eraseTitle: (name: string) => `Delete ${name}’s account?`,
    eraseLead:
      'Only do this at their own request: everything they wrote, heard and grew is deleted, at once and for good. No one can restore it.',
    eraseWord: (word: string) => `Type ${word} to be sure`,
    eraseNeeded: (word: string) => `Please type ${word}.`,
    eraseSave: 'Delete everything',
    erased: 'The account is deleted',
  },
  state: {
    title: 'Status',
    storage: 'Storage',
    used: (used: string) => `People’s files take ${used}.`,
    limit: (limit: string) => `Everyone together may use ${limit}.`,
    perPerson: (limit: string) => `Each person may use ${limit}.`,
    free: (free: string) => `${free} are free on the disk.`,
    backups: 'Backups',
    backupsOff: 'Automatic backups are off. Set BACKUP_DIR and a way to encrypt them to turn them on.',
    noRuns: 'The first one runs tonight.',
    good: (size: string) => `Made and tested, ${size}`,
    bad: 'It failed',
  },
  acts: {
    title: 'Admin log',
    none: 'Nothing yet.',
    nobody: 'Someone who is no longer here',
    deletedAccount: 'a deleted account',
    kinds: {
      registration_changed: (_of: string, about: string) =>
        ({ open: 'Let everyone join', invite: 'Let people join by invitation', closed: 'Closed registration' })[about] ??
        'Changed who may join',
      invited: (_of: string, about: string) =>
        about === 'mail'
          ? 'Invited someone by mail'
          : plural(Number(about) || 1, { one: 'Made a link for # person', other: 'Made a link for # people' }),
      invitation_revoked: () => 'Revoked an invitation',
      locked: (of: string) => `Locked ${of}`,
      unlocked: (of: string) => `Unlocked ${of}`,
      signed_out: (of: string) => `Signed ${of} out everywhere`,
      limits_reset: (of: string) => `Reset the limits of ${of}`,
      made_admin: (of: string) => `Made ${of} an admin`,
      erased: () => 'Deleted an account',
    },
  },
}

export const adminMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })

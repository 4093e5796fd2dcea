import { expect, test, type Page } from './support/console';
import { expectNoAxeViolationsInBothThemes } from './support/themes';
import { listingWithNda } from './support/nda';
import { askAsAdministrator } from './support/office';
import { query, signIn, signInAsAdministrator } from './support/people';

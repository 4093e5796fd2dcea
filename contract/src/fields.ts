/** The longest text of each field, in characters as typed, by form: validators and inputs take it from here. */

const person = {
  firstName: 255,
  lastName: 255,
  email: 256,
  companyName: 1000,
  position: 100,
  city: 100,
  question: 4000,
} as const;

/** A person as the office edits them [AUSR-46, AUSR-48, AUSR-51, AUSR-57, AUSR-60 to AUSR-63]. */
export const userLengths = { ...person, address1: 500, address2: 500, zipCode: 30, capitalSource: 500 } as const;
/** How many properties a person has, as typed. */
export const propertyCountLength = 9;
/** A person who registers [REG-09 to REG-26]. */
export const registrationLengths = { ...person, zipCode: 10 } as const;
/** One's own account [REG-54, REG-55]. */
export const accountLengths = person;
/** The NDA [PROF-29 to PROF-46]. */
export const ndaLengths = {
  firstName: 200,
  lastName: 50,
  email: 100,
  entity: 1000,
  address: 300,
  address2: 100,
  city: 100,
  zipCode: 50,
} as const;
/** An offer and its buyer without an account [OFF-02, OFF-04, OFF-07, OFF-10, OFF-13, OFF-19]. */
export const offerLengths = {
  loiName: 200,
  loiCompanyName: 300,
  price: 13,
  sourceOfFinancing: 300,
  earnestMoneyDeposit: 13,
  firstName: 100,
  lastName: 100,
  email: 100,
  city: 100,
} as const;
/** What the two sides write beside the terms. */
export const termsLengths = { contingencies: 2000, message: 1000 } as const;
/** A deal that the office adds or changes. */
export const dealLengths = { dealName: 200, description: 4000, price: 17 } as const;
/** Why a deal was moved. */
export const reasonLength = 1000;

/** The text of a message, and of an answer to an enquiry. */
export const messageLength = 4000;
/** The contact form, as long as the CRM's own fields [PAGE-07 to PAGE-24]. */
export const contactLengths = {
  firstName: 40,
  lastName: 80,
  company: 40,
  phone: 40,
  email: 80,
  message: 4000,
  street: 255,
  city: 40,
  state: 20,
  zip: 20,
} as const;
/** Sell My Property, and what is asked about a property. */
export const sellLengths = { name: 200, phone: 40, email: 256, message: 4000 } as const;
/** A member of the team. */
export const memberLengths = {
  firstName: 100,
  lastName: 100,
  title: 100,
  phoneNumber: 20,
  email: 256,
  description: 10_000,
} as const;
/** The free texts of a property [APROP-43 to APROP-52]. */
export const propertyLengths = {
  name: 200,
  address1: 300,
  address2: 100,
  city: 100,
  zipCode: 20,
  country: 20,
} as const;

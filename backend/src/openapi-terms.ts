/**
 * One realistic value for each name that fields of requests and answers have, so that every example of the API's
 * document tells the same story: a buyer's offer for a property in Denver. Names are in small letters, without
 * underscores: `StoreID`, `storeId` and `storeid` are one name.
 */
export const TEXTS: Record<string, string> = {
  about: 'offers and deals', accountemail: 'nia.hart@hartstorage.example', accountname: 'Nia Hart', accesskey: 'K7Q2-9XWD', action: 'property.published', actoremail: 'admin@stowbridge.example', actorname: 'Ana Reyes', actualfilename: 'Rent roll 2026.pdf',
  address: '1200 Wazee St', address1: '1200 Wazee St', address2: 'Suite 300', agentids: '12,15', alternatepriceoptiondate: '2026-12-15', alternatepriceoptionname: 'Call for offers',
  bounds: '39.5,-105.2,40,-104.6', brokeremail: 'ana.reyes@stowbridge.example', brokerfirstname: 'Ana', brokerids: '12,15', brokerlastname: 'Reyes', brokernames: 'Ana Reyes, Tom Lind',
  brokerphonenumber: '303-555-0100', brokerposition: 'Listing agent', buyer: 'Nia Hart', buyeremail: 'buyer@stowbridge.example', buyername: 'Nia Hart', buyerphone: '303-555-0199',
  capitalsource: 'Private equity', categoryids: '3,4', city: 'Denver', code: 'CO', color: '#7a8a99', company: 'Hart Storage', companyname: 'Hart Storage',
  confirmpassword: 'Storage-2026', consenttext: 'The sentence of that version.', consentversion: '1', contactemail: 'office@stowbridge.example', contactphone: '303-555-0100', content: 'Could we visit the property next week?', contenttype: 'application/pdf',
  country: 'USA', date: '2026-10-31', dayslistedtype: 'Days', dealname: 'Hart Storage for Platte River Storage', dealstatus: 'Pending', description: 'A climate-controlled facility near downtown.',
  detail: 'The price must be a number.', diligenceperiod: '30 days', documentsha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', documenttype: 'Offering memorandum', email: 'nia.hart@hartstorage.example', emailcode: '482913', emailtoconfirm: 'nia.hart@hartstorage.example', entity: 'Hart Storage LLC', error: 'The mailbox is full.',
  field: 'price', filename: '7f6c2b1e-offering-memorandum.pdf', firstname: 'Nia', fromname: 'Nia Hart', fromusername: 'Nia Hart', handler: 'mails', hint: '9xwd', id: '0b9f6f0e-4c55-4b0f-9d0e-2f6f6f1a7c11', idempotencykey: '5a0d3f9c-enquiry-41', ifmatch: '"3"', ifrange: '"7f6c2b1e"',
  imagename: '2c1d7e90-portrait.webp', keyword: 'Denver', kind: 'offer-received', label: 'Platte River Storage', lastname: 'Hart', leadsource: 'Website', link: '/buyer/property/12/Platte-River-Storage#offer-7', linklabel: 'See the offer', list: 'positions', location: 'Colorado',
  logo: '5b8e11aa-logo.webp', loicompanyname: 'Hart Storage', loiname: 'Nia Hart', mailcontent: 'Could we visit the property next week?', mailsubject: 'A visit',
  maptilesurl: 'https://tiles.stowbridge.example/{z}/{x}/{y}.png', message: 'We own three properties and think of selling one.', name: 'Platte River Storage', ndaaddress: '1200 Wazee St',
  ndaaddress2: 'Suite 300', ndacity: 'Denver', ndaemail: 'nia.hart@hartstorage.example', ndaentity: 'Hart Storage LLC',
  ndalastname: 'Hart', ndaname: 'Nia', ndaphone: '303-555-0199', ndastate: 'Colorado', ndazipcode: '80202', offersduedate: '2026-12-01', offersduezone: 'Mountain Time', offersclosed: 'Offers were due on 12/01/2026.',
  offlinebuyercity: 'Boulder', offlinebuyeremail: 'sam.cole@example.com', offlinebuyerfirstname: 'Sam', offlinebuyerlastname: 'Cole', offlinebuyerstate: 'Colorado',
  option: 'Buy a property', password: 'Storage-2026', passwordresettoken: 'Zk3pQ0v8', pendingemail: 'nia@hartstorage.example', phone: '303-555-0199', phonenumber: '303-555-0199', position: 'Acquisitions', previewhtml: '<p>There is an offer for Platte River Storage.</p>',
  previewtext: 'There is an offer for Platte River Storage.', primarycategoryname: 'Construction', productname: 'Stowbridge', property: 'Platte River Storage',
  propertyaddress: '1200 Wazee St, Denver, CO 80202', propertyname: 'Platte River Storage', question: 'Which properties are for sale in Colorado?', range: 'bytes=0-1023', reason: 'The bank said no.', recipient: 'seller@stowbridge.example', recipientname: 'Leo Marsh', recordname: 'Platte River Storage', recordtype: 'property',
  q: 'Platte River', reference: 'b7f3a1', roles: 'Buyer', role: 'Buyer', scopes: 'properties:read', searchkeyword: 'Denver', allowedaddresses: '192.0.2.0/24', secret: 'sk_4f9d2c7b1e6a8053', sellercontact: '303-555-0142', sellercontactemail: 'seller@stowbridge.example', sellername: 'Leo Marsh',
  shown: 'yes', signedfrom: '192.0.2.7', sessionid: '0b9f6f0e-4c55-4b0f-9d0e-2f6f6f1a7c11', sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', size: '10x10', source: 'U.S. Census Bureau', sourceoffinancing: 'Bank loan', state: 'Colorado', statecode: 'CO', statename: 'Colorado',
  status: 'Available', statusname: 'Approved', storeimage: '3f1a77c2-front.webp', storeimagecolor: '#7a8a99', storename: 'Platte River Storage', storestatus: 'Available', storetype: 'Self storage', storeids: '12,15', street: '1200 Wazee St',
  subject: 'There is an offer for your property', subjectname: 'Platte River Storage', subjecttype: 'property', temporarypassword: 'Tmp-48213', text: '© OpenStreetMap contributors', timezone: 'America/Denver', title: 'Listing agent', toname: 'Leo Marsh', token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjd9.c2lnbmF0dXJl', type: 'about:blank',
  uploadedby: 'Ana Reyes', url: 'https://stowbridge.example/StoreDocuments/7f6c2b1e-offering-memorandum.pdf', username: 'buyer@stowbridge.example', vendorcategoryids: '3,4', version: '0.1.0 (4f1c2d3)', videocode: 'https://youtu.be/dQw4w9WgXcQ',
  website: 'https://hartstorage.example', zip: '80202', zipcode: '80202',
};

/** The same for numbers; a name that ends in `id` or `ids` and is not here is a record's. */
export const NUMBERS: Record<string, number> = {
  acerage: 2.5, acreage: 2.5, attempts: 1, bytes: 482133, caprate: 6.1, climatecontrolledshare: 40, count: 12, dayslisted: 41, dealaccepted: 2, dealrejected: 1, distance: 1.4,
  askingprice: 3950000, highestoffer: 3900000, newoffers: 1, openoffers: 2, earnestmoneydeposit: 2, east: -104.6, economicoccupancy: 88, filesize: 482133, height: 800, latitude: 39.7547, level: 1, longitude: -105.0003, mvpradius: 5, ndasigned: 4, next: 3, noi: 244000, north: 40,
  nrsf: 412000, nrsfperhead: 6.9, numberofproperties: 3, offerprice: 3900000, offerreceived: 3, offers: 3, page: 1, pagelength: 10, physicaloccupancyarea: 90, physicaloccupancyunits: 91,
  position: 1, price: 3900000, priceend: 6000000, pricepersqft: 97.5, pricestart: 1000000, properties: 9, propertyadded: 2, propertysold: 1, propertyviewed: 140, radiusmiles: 5, rent: 145, rentablesqft: 40000,
  rentablesqftend: 90000, rentablesqftstart: 10000, roles: 2, south: 39.5, status: 2, statuscount: 17, totalpages: 1, totalrecords: 1, unitcount: 320, units: 24, unreadcount: 2, value: 59717, version: 1, west: -105.2,
  width: 1200, yearbuilt: 2004, z: 10, agents: 2,
};

/** Names that do not say which record is meant, and numbers that stand for a fixed choice. */
export const IDS: Record<string, number> = {
  agentlocationid: 1, alternatepriceoptionid: 1, daterangeid: 1, dealstatusid: 1, diligenceperiodid: 2, documenttypeid: 1, fromusertypeid: 2, ndastateid: 6, offlinebuyerstateid: 6, positionid: 2,
  primarycategoryid: 1, statusid: 1, stateid: 6, storetypeid: 1, tousertypeid: 1, trackingtypeid: 2, usertypeid: 2, parentmessageid: 1, dealid: 7, categoryid: 3,
};

/** Which value of a record's own id is shown. */
export const AN_ID = 12;

/** Moments that end or begin something; any other is in the past. */
export const MOMENTS: Record<string, string> = { expiresat: '2027-01-31T00:00:00.000Z' };
export const A_MOMENT = '2026-11-03T16:20:00.000Z';

import type { PropertyProfileDto } from '@stowbridge/api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../test/api-double';
import { aDeal, aDocument, anOffer, aProfile, closed, signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { bidding } from '../features/profile/bidding/bidding';
import { readerParts as parts } from '../features/profile/reader-parts';
import { openFormThere } from '../session/left-page';
import { PropertyScreen } from './property-screen';

const offices = [{ Id: 1, Address: '1 Main Street', City: 'Denver', StateName: 'CO', Zipcode: '80202' }];
const show = (change: Partial<PropertyProfileDto> = {}) =>
  renderAt(<PropertyScreen loaded={{ profile: aProfile(change), offices, viewer: null, parts }} />);

describe('a property', () => {
  it('[PROF-04, PROF-05, PROF-10, PROF-11, PROF-12] shows facts, description, details and whom to call', () => {
    show();
    const summary = screen.getByRole('complementary', { name: 'Summary' });
    for (const text of [
      '$12,400,000',
      'NRSF84,200',
      'Price / NRSF$147.27',
      'Land area4.25 acres',
      '46 Days',
      '6.10%',
      'For Sale',
    ]) {
      expect(summary).toHaveTextContent(text);
    }
    expect(summary).toHaveTextContent(
      'Dana WhitfieldSenior Vice President303-555-0142dana@stowbridge.example1 Main Street, Denver, CO 80202',
    );
    expect(screen.getByText('A stabilised facility.')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Details' })).getByText('Room for expansion')).toBeInTheDocument();
  });

  it('[BEYA-128] says of a confidential property when its name and address are told', () => {
    show({ IsConfidential: true, Address1: '', ZipCode: '' });
    expect(screen.getByText('Name and address after the NDA.')).toBeInTheDocument();
    cleanup();
    show();
    expect(screen.queryByText('Name and address after the NDA.')).not.toBeInTheDocument();
  });

  it('[FSITE-18] counts one day as a day, and says once that somebody is a broker', () => {
    show({ DaysListed: 1, Brokers: aProfile().Brokers.map((broker) => ({ ...broker, BrokerPosition: 'Broker' })) });
    const summary = screen.getByRole('complementary', { name: 'Summary' });
    expect(summary).toHaveTextContent(/Listed1 Day(?!s)/);
    expect(summary.textContent?.match(/Broker/g)).toHaveLength(1);
  });

  it.each([
    ['76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
    ['dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['12345678901', 'https://www.youtube-nocookie.com/embed/12345678901?autoplay=1'],
  ])('[FEVI-14] [PROF-02] plays the video %s where it lies', async (VideoCode, address) => {
    show({ VideoCode });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video of Harbor Gate Storage' }));
    expect(screen.getByTitle('Video of Harbor Gate Storage')).toHaveAttribute('src', address);
  });

  it('[FSEC-12] asks quietly whoever has not confirmed their address, and nobody else', () => {
    signedInAs('Buyer');
    show({ EmailToConfirm: 'maya@okafor.example' });
    expect(screen.getByText(/Please confirm that maya@okafor.example is your email/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Access Investment Materials' })[0]).toBeEnabled();
    cleanup();
    show();
    expect(screen.queryByText(/Please confirm/)).not.toBeInTheDocument();
  });

  it('[FSITE-04] opens the dialog again in which somebody was typing, once, and only where they may', async () => {
    openFormThere('nda-7');
    show();
    cleanup();
    signedInAs('Buyer');
    show({ BuyerStoreNDAID: 4 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    cleanup();
    serve({});
    show();
    expect(await screen.findByRole('dialog', { name: /Confidentiality agreement/ })).toBeInTheDocument();
    cleanup();
    openFormThere('offer-7');
    show({ BuyerStoreNDAID: 4 });
    expect(await screen.findByRole('dialog', { name: /Submit Offer Terms/ })).toBeInTheDocument();
    cleanup();
    show({ BuyerStoreNDAID: 4 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PROF-15] leads an anonymous visitor to registration', () => {
    show();
    const [link] = screen.getAllByRole('link', { name: 'Request Information' });
    expect(link).toHaveAttribute('href', '/buyer-registration/7/Harbor-Gate-Storage');
  });

  it.each([
    ['pending', 'Your NDA is signed. Ana Reyes looks at each request; we will write to you.', null],
    ['declined', 'Your request for access was declined. Please ask Ana Reyes.', 'We sell to operators only.'],
    ['ended', 'Your access to this property has ended. Please ask Ana Reyes.', null],
  ] as const)(
    '[BEYA-44, BEYA-57, BEYA-58] says to a buyer whose access is %s what that means',
    (Access, text, reason) => {
      signedInAs('Buyer');
      show({ BuyerStoreNDAID: 77, NDASignedDate: '2026-11-22', Access, AccessText: text, AccessReason: reason });
      expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent(text);
      const documents = screen.getByRole('region', { name: 'Documents' });
      expect(documents).toHaveTextContent(`NDA signed on 11/22/2026${text}${reason ?? ''}`);
      expect(screen.queryByRole('button', { name: /Access Investment Materials|Submit Offer Terms/ })).toBeNull();
    },
  );

  it('[BEYA-52, BEYA-54] names what asks for more, and opens what everybody may read', () => {
    signedInAs('Buyer');
    const locked = { DocumentTypeID: 2, DocumentType: 'Rent roll', Title: 'Rent roll, for qualified buyers' };
    show({ Documents: [aDocument(1)], LockedDocuments: [locked] });
    const documents = within(screen.getByRole('region', { name: 'Documents' }));
    expect(documents.getByRole('button', { name: /^Open Rent roll 1.pdf/ })).toBeInTheDocument();
    const list = documents.getByRole('list', { name: 'Documents that are not open to you' });
    expect(list).toHaveTextContent(/^Rent roll, for qualified buyers$/);
  });

  it('[PROF-19, PROF-16, PROF-06] keeps the documents closed without an NDA', () => {
    signedInAs('Buyer');
    show();
    expect(screen.getByText('You need to sign the NDA in order to view the documents.')).toBeInTheDocument();
    expect(screen.queryByText('No documents available.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Market Analysis/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Access Investment Materials' })).not.toHaveLength(0);
  });

  it('[CONST-29, PROF-06, FSITE-12] shows the documents ten at a time once the NDA is signed', async () => {
    signedInAs('Buyer');
    const NDASignedDate = '2026-11-22T18:30:00.000Z';
    show({
      BuyerStoreNDAID: 77,
      NDASignedDate,
      Documents: Array.from({ length: 13 }, (_, index) => aDocument(index + 1)),
    });
    const documents = screen.getByRole('region', { name: 'Documents' });
    expect(documents).toHaveTextContent('NDA signed on 11/22/2026');
    expect(within(documents).getAllByRole('button', { name: /^Open/ })).toHaveLength(10);
    await userEvent.click(within(documents).getByRole('button', { name: 'Page 2' }));
    expect(within(documents).getAllByRole('button', { name: /^Open/ })).toHaveLength(3);
  });

  it('[DOC-09] says when there are none', () => {
    signedInAs('Buyer');
    show({ BuyerStoreNDAID: 77 });
    expect(screen.getByText('No documents available.')).toBeInTheDocument();
  });

  it('[FSITE-16] [PROF-09, OFF-26, OFF-30] shows the buyer their own offers', () => {
    signedInAs('Buyer');
    const profile = aProfile({ BuyerStoreNDAID: 77, Offers: [anOffer()] });
    renderAt(<PropertyScreen loaded={{ profile, offices, viewer: 9, bidding: { parts: bidding, terms: aDeal() } }} />);
    expect(screen.getAllByRole('button', { name: 'Revise offer terms' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Submit Offer Terms' })).not.toBeInTheDocument();
    const offers = screen.getByRole('region', { name: 'Your offer' });
    expect(offers).toHaveTextContent(
      /Submitted.*Price\$12,000,000Earnest money2\.5%Diligence45 days.*FinancingSBA loan/,
    );
  });

  it('[PROF-17, PROF-24, PROF-25] opens the market analysis in a new tab by a token of the server', async () => {
    signedInAs('Buyer');
    const calls = serve({ 'POST /api/buyer/store/accesskey': { body: { Token: 'm/1' } } });
    const tab = { opener: window as Window | null, location: { replace: jest.fn() }, close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    show({ BuyerStoreNDAID: 77, AccessKey: 'key-1' });
    await userEvent.click(screen.getByRole('button', { name: /Market Analysis/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/market-analysis?token=m%2F1'));
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { StoreID: 7, AccessKey: 'key-1' } },
    ]);
    open.mockRestore();
  });

  it('[FEVI-10] says until when offers are taken, with the zone, beside the button, and afterwards that it is over in its place', async () => {
    signedInAs('Buyer');
    const OffersDueAt = '2999-11-28T07:00:00.000Z';
    const { unmount } = show({ BuyerStoreNDAID: 77, OffersDueDate: '2999-11-27', OffersDueAt });
    const summary = screen.getByRole('complementary', { name: 'Summary' });
    expect(
      await within(summary).findByText('Offers are due by the end of 11/27/2999, Mountain Time.'),
    ).toBeInTheDocument();
    expect(within(summary).getAllByRole('button', { name: 'Submit Offer Terms' })).not.toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Details' })).toHaveTextContent('Offers due11/27/99, Mountain Time');
    unmount();
    show({ BuyerStoreNDAID: 77, OffersDueDate: '2026-11-27', OffersClosed: 'Offers were due on 11/27/2026.' });
    expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent('Offers were due on 11/27/2026.');
    expect(screen.queryByRole('button', { name: 'Submit Offer Terms' })).not.toBeInTheDocument();
  });

  it('[PROF-21, PROF-22, PROF-23] shows of a closed property neither price nor age nor a next step, only the broker', () => {
    signedInAs('Buyer');
    show({ ...closed, BuyerStoreNDAID: 77, Documents: [aDocument(1)] });
    expect(screen.queryByText(/\$|Unpriced|Ask price/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Days|Date listed/)).not.toBeInTheDocument();
    expect(screen.queryByText(/You need to sign the NDA/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Offer|Market|Access|Open/ })).not.toBeInTheDocument();
    expect(screen.getByText('Dana Whitfield')).toBeInTheDocument();
  });

  it('[FEVI-01] keeps the documents of a closed property open to whoever bought it, at their own address alone', () => {
    signedInAs('Buyer');
    const bought = aProfile({ ...closed, BuyerStoreNDAID: 77, DealStatusID: 5, Documents: [aDocument(1)] });
    const { unmount } = renderAt(<PropertyScreen loaded={{ profile: bought, offices, viewer: 9, parts }} own />);
    expect(screen.getByRole('button', { name: /^Open/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Market/ })).not.toBeInTheDocument();
    unmount();
    show(bought);
    expect(screen.queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument();
  });

  it('[PROF-20] has no access or offer buttons for its own seller', () => {
    signedInAs('Seller', { id: 900 });
    show({ SellerID: 900, BuyerStoreNDAID: 77 });
    expect(screen.queryByRole('button', { name: /Offer|Market|Access/ })).not.toBeInTheDocument();
    expect(screen.getByText('This is your listing.')).toBeInTheDocument();
  });

  it('[CONST-09] names the day of an auction in place of the price', () => {
    show({
      Price: null,
      AlternatePriceOptionID: 6,
      AlternatePriceOptionName: 'Auction',
      AlternatePriceOptionDate: '2026-12-14',
    });
    expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent('Auction, 12/14/26');
  });
});

import { screen } from '@testing-library/react';
import { serve } from '../../test/api-double';
import { aDocument, anOffer, aProfile, signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { Component as Preview } from './preview-page';

const profile = aProfile({ Documents: [aDocument(1)], Offers: [anOffer()], AccessKey: 'key' });

function open() {
  const calls = serve({
    'GET /api/home/store/profile/7': { body: profile },
    'GET /api/home/agent/locations': { body: [] },
  });
  renderAt(<Preview />, { path: '/preview/7', params: { propertyId: '7' } });
  return calls;
}

describe('the preview of a property', () => {
  it('[PROF-16, PROF-18] shows an administrator what a buyer sees before signing, and lets nothing be signed', async () => {
    signedInAs('Admin');
    open();
    expect(await screen.findByText(/^Preview: what a buyer sees/)).toBeInTheDocument();
    expect(screen.getByText('You need to sign the NDA in order to view the documents.')).toBeInTheDocument();
    expect(screen.queryByText('Rent roll 1.pdf')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Submitted Offers' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Market Analysis/ })).not.toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Access Investment Materials' })) {
      expect(button).toBeDisabled();
    }
  });

  it.each(['Buyer', 'Seller', undefined] as const)('[SHELL-44] asks for nothing on behalf of %s', async (role) => {
    if (role) {
      signedInAs(role);
    }
    const calls = open();
    expect(await screen.findByRole('heading', { name: 'This property is not listed.' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

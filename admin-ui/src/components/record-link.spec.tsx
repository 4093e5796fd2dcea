import { render, screen } from '@testing-library/react';
import { Screen } from '../test/screen';
import { RecordLink } from './record-link';
import { recordText } from '../records/record-path';

describe('the name of a record', () => {
  it.each([
    ['property', undefined, '/admin/property/12'],
    ['deal', undefined, '/admin/dealtracker?view=12'],
    ['vendor', undefined, '/admin/vendors?edit=12'],
    ['mail', undefined, '/admin/mail-log?view=12'],
    ['message', undefined, '/notification/1?message=12'],
    ['enquiry', undefined, '/admin/enquiries?view=12'],
    ['user', 2, '/viewbuyer/12'],
    ['user', 3, '/viewseller/12'],
    ['user', 1, '/admin/dashboard/3?filter=%7B%22name%22%3A%22Colfax%22%7D'],
    ['user', undefined, '/admin/users/12'],
    ['team-member', undefined, '/admin/team'],
    ['store-types', undefined, '/admin/lookups'],
  ])('[FOFF-14] of kind %s (%s) leads to %s', (kind, userTypeId, to) => {
    render(
      <Screen>
        <RecordLink kind={kind} id={12} name="Colfax" userTypeId={userTypeId} />
      </Screen>,
    );
    expect(screen.getByRole('link', { name: 'Colfax' })).toHaveAttribute('href', to);
  });

  it('[FOFF-14] is plain text with `deleted` when the record is gone, and plain where there is none', () => {
    const { container, rerender } = render(
      <Screen>
        <RecordLink kind="property" id={12} name="Colfax" gone />
      </Screen>,
    );
    expect(container).toHaveTextContent('Colfax deleted');
    expect(screen.queryByRole('link')).toBeNull();
    rerender(
      <Screen>
        <RecordLink kind="user" id={null} name="Offline Olga" />
      </Screen>,
    );
    expect(container).toHaveTextContent('Offline Olga');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[FOFF-21] is read with kind and number in the logs', () => {
    expect(recordText({ kind: 'property', id: 301, name: 'Harbor Storage' })).toBe('Harbor Storage, property 301');
    expect(recordText({ kind: 'user', id: 7, name: 'Ann Lee', userTypeId: 2 })).toBe('Ann Lee, buyer 7');
    expect(recordText({ kind: 'api-key', id: 2, name: 'Website' })).toBe('Website, API key 2');
    expect(recordText({ kind: 'property', id: 301, name: null })).toBe('Property 301');
    expect(recordText({ kind: 'team-member', id: null, name: null })).toBe('Team member');
  });
});

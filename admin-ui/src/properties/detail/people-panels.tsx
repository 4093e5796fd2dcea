import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Role, UserStatus } from '@stowbridge/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { EmailText } from '../../components/email-text';
import { Panel } from '../../components/panel';
import { StateChip } from '../../components/state-chip';
import { useDialog } from '../../components/use-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { RecordLink } from '../../components/record-link';
import { below, paths } from '../../paths';
import { AssignAgents } from '../agents/assign-agents';
import type { Agent, Property } from '../../records/property';
import { AssignSeller } from '../seller/assign-seller';

/** Tall enough for a finger, though the links are below each other. */
const reach = { display: 'inline-flex', alignItems: 'center', minHeight: 24, justifySelf: 'start' };

/** Whose property it is and who lists it, each with its change [APROP-76], [APROP-77]. */
export function PeoplePanels({ property }: { property: Property }) {
  return (
    <>
      <SellerPanel property={property} />
      <AgentsPanel property={property} />
    </>
  );
}

function SellerPanel({ property }: { property: Property }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const changing = useDialog(paths.property(property.id), below.assignSeller);
  const { data: file } = useQuery({
    queryKey: ['property-file', property.id, 'people'],
    queryFn: () => dataProvider.propertyFile(property.id),
  });
  const seller = file?.Seller;
  return (
    <Panel
      title="Seller"
      actions={
        <Button onClick={() => changing.open()} aria-label={property.sellerId ? 'Change seller' : 'Assign seller'}>
          {property.sellerId ? 'Change' : 'Assign'}
        </Button>
      }
    >
      {seller?.Email ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 24, fontWeight: 560 }}>
            <RecordLink
              kind="user"
              id={property.sellerId ?? null}
              name={`${seller.FirstName} ${seller.LastName}`}
              userTypeId={Role.Seller}
            />
            {/* A seller's approved status is called Active here. */}
            {seller.StatusID === UserStatus.Approved && <StateChip tone="success" label="Active" />}
          </Box>
          <Link href={`mailto:${seller.Email}`} sx={reach}>
            <EmailText>{seller.Email}</EmailText>
          </Link>
          <Link href={`tel:${seller.PhoneNumber}`} sx={{ ...reach, color: 'text.secondary' }}>
            {seller.PhoneNumber}
          </Link>
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>
          {property.sellerId ? (
            <RecordLink kind="user" id={property.sellerId} name={property.sellerName} userTypeId={Role.Seller} />
          ) : (
            'No seller is assigned yet.'
          )}
        </Box>
      )}
      {changing.params && (
        <AssignSeller
          propertyId={property.id}
          onClose={changing.close}
          onAssigned={() => {
            changing.close();
            notify('The seller is assigned.', { type: 'success' });
          }}
        />
      )}
    </Panel>
  );
}

function AgentsPanel({ property }: { property: Property }) {
  const agents = useAgents().filter(({ Id }) => property.brokerIds.includes(Id));
  const changing = useDialog(paths.property(property.id), below.assignAgents);
  return (
    <Panel
      title="Listing Agents"
      actions={
        <Button onClick={() => changing.open()} aria-label="Assign Listing Agent(s)">
          {agents.length ? 'Change' : 'Assign'}
        </Button>
      }
    >
      {agents.length ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {agents.map((agent) => (
            <li key={agent.Id}>
              <Box sx={{ fontWeight: 540 }}>
                <RecordLink
                  kind="user"
                  id={agent.Id}
                  name={`${agent.FirstName} ${agent.LastName}`}
                  userTypeId={Role.Admin}
                />
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {agent.UserName}
              </Box>
            </li>
          ))}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>Nobody lists this property yet.</Box>
      )}
      {changing.params && <AssignAgents property={property} onClose={changing.close} />}
    </Panel>
  );
}

/** Everyone who can be a listing agent. */
function useAgents(): Agent[] {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data = [] } = useQuery({ queryKey: ['agents'], queryFn: () => dataProvider.agents(), staleTime: 60_000 });
  return data;
}

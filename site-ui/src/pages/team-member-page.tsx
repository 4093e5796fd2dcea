import { TeamService } from '@stowbridge/api/services/TeamService';
import type { TeamMemberDto } from '@stowbridge/api';
import { ApiError } from '../api/api';
import { Head } from '../components/head';
import { Portrait } from '../features/team/portrait';
import styles from '../features/team/team.module.css';
import { TextPage } from '../layout/text-page';
import { Trail } from '../layout/trail';
import { paths } from '../lib/paths';
import { usePageData } from '../router/hooks';
import { Answer, type LoaderArgs } from '../router/page';

/** [SHELL-14] */
export async function loader({ api, params }: LoaderArgs): Promise<Answer<TeamMemberDto | null>> {
  const id = Number(params.teamID);
  // [PAGE-40] The answer is a list, of which the first counts.
  const [found = null] = await new TeamService(api).member({ id }).catch((failure: unknown) => {
    if (failure instanceof ApiError && failure.status < 500) {
      return [];
    }
    throw failure;
  });
  return new Answer(found, found ? 200 : 404);
}

const above = [
  { label: 'Home', to: paths.home },
  { label: 'Team', to: paths.team },
];

/** [PAGE-32] to [PAGE-38] */
export function Component() {
  const member = usePageData<typeof loader>();
  const name = member ? `${member.FirstName} ${member.LastName}` : 'Team Details';
  return (
    <TextPage title="Meet the Team" lead={<Trail above={above} here={name} />}>
      <Head
        title={name}
        description={member ? [name, member.Title].filter(Boolean).join(', ') : undefined}
        noIndex={!member}
        canonical={member ? paths.teamMember(member.Id) : undefined}
        above={above}
      />
      {member ? (
        <div className={styles.profile}>
          <Portrait member={member} />
          <div>
            <h2>{name}</h2>
            <p className={styles.facts}>
              {member.Title && <span>{member.Title}</span>}
              {member.PhoneNumber && <a href={`tel:${member.PhoneNumber}`}>{member.PhoneNumber}</a>}
              {member.Email && <a href={`mailto:${member.Email}`}>{member.Email}</a>}
            </p>
            {/* Sanitised by the server when it was stored. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: member.Description ?? '' }} />
          </div>
        </div>
      ) : (
        <p>This person is not on the team any more.</p>
      )}
    </TextPage>
  );
}

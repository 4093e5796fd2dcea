import type { TeamMemberDto } from '@stowbridge/api';
import { TeamService } from '@stowbridge/api/services/TeamService';
import { Head } from '../components/head';
import { Portrait } from '../features/team/portrait';
import styles from '../features/team/team.module.css';
import { CallToContact, TextPage } from '../layout/text-page';
import { paths } from '../lib/paths';
import { usePageData } from '../router/hooks';
import { Link } from '../router/link';
import type { LoaderArgs } from '../router/page';

/** [PAGE-39] A list that fails is left out ([ERR-08]): the page says enough without it. */
export function loader({ api }: LoaderArgs): Promise<TeamMemberDto[]> {
  return new TeamService(api).list().catch((): TeamMemberDto[] => []);
}

/** [SHELL-13] [PAGE-31] */
export function Component() {
  const team = usePageData<typeof loader>();
  return (
    <TextPage
      title="Meet the Team"
      lead="Brokers, analysts and transaction managers who have worked on nothing but self-storage for years."
    >
      <Head title="Meet the Team" canonical={paths.team} description="The people behind the listings." />
      <div className={styles.grid}>
        {team.map((member) => (
          <article key={member.Id} className={styles.member}>
            <Portrait member={member} />
            <h2>
              <Link to={paths.teamMember(member.Id)}>
                {member.FirstName} {member.LastName}
              </Link>
            </h2>
            <p>{member.Title}</p>
          </article>
        ))}
      </div>
      <CallToContact text="Talk to one of us." />
    </TextPage>
  );
}

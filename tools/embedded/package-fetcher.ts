import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runWatched } from './watched';

/**
 * Fetches Debian's or Ubuntu's packages into a folder without installing anything: apt with package lists of its own
 * (the machine's may be absent, and only root may refresh them), unpacked by dpkg.
 */
export class PackageFetcher {
  private readonly options: string[];

  constructor(private readonly folder: string) {
    for (const part of ['lists/partial', 'cache/archives/partial', 'packages', 'root']) {
      mkdirSync(join(folder, part), { recursive: true });
    }
    const settings = [
      `Dir::State::Lists=${join(folder, 'lists')}`,
      `Dir::Cache=${join(folder, 'cache')}`,
      'APT::Sandbox::User=root', // as root, apt would else fetch as an account that cannot enter our folder
      'Acquire::Languages=none',
      'Acquire::Retries=2',
      'Acquire::http::Timeout=20',
    ];
    this.options = settings.flatMap((setting) => ['-o', setting]);
  }

  private async apt(program: string, args: string[]): Promise<string> {
    const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
    const cwd = join(this.folder, 'packages');
    return runWatched(program, [...this.options, ...args], { cwd, env, timeout: 180_000 });
  }

  /** Fetches the package lists. */
  async refresh(): Promise<void> {
    await this.apt('apt-get', ['-qq', 'update']);
  }

  /** The packages that one needs directly. */
  async dependenciesOf(name: string): Promise<string[]> {
    const options = [
      '--no-recommends',
      '--no-suggests',
      '--no-conflicts',
      '--no-breaks',
      '--no-replaces',
      '--no-enhances',
    ];
    const text = await this.apt('apt-cache', ['depends', ...options, name]);
    return [...text.matchAll(/^\s*\|?Depends: ([a-z0-9][a-z0-9.+-]+)/gm)].map(([, found]) => found ?? '');
  }

  /** Downloads packages and unpacks them; answers the folder that stands for `/`. */
  async unpack(names: string[]): Promise<string> {
    await this.apt('apt-get', ['-qq', 'download', ...names]);
    const packages = join(this.folder, 'packages');
    const root = join(this.folder, 'root');
    for (const file of readdirSync(packages).filter((entry) => entry.endsWith('.deb'))) {
      await runWatched('dpkg', ['-x', join(packages, file), root], { timeout: 60_000 });
      rmSync(join(packages, file));
    }
    return root;
  }
}

import { hash, Random } from '../random';
import { HOURS, type Hour, type Region } from './palette';
import { sceneAerial } from './scene-aerial';
import { sceneArch } from './scene-arch';
import { sceneClimate } from './scene-climate';
import { sceneCorridor } from './scene-corridor';
import { sceneDoors } from './scene-doors';
import { sceneFrontage } from './scene-frontage';
import { sceneLand } from './scene-land';
import { scenePlan } from './scene-plan';
import { scenePylon } from './scene-pylon';
import { sceneRows } from './scene-rows';
import { sceneVehicles } from './scene-vehicles';
import type { SceneRequest } from './stage';

const SCENES = {
  aerial: sceneAerial,
  arch: sceneArch,
  climate: sceneClimate,
  corridor: sceneCorridor,
  doors: sceneDoors,
  frontage: sceneFrontage,
  land: sceneLand,
  plan: scenePlan,
  pylon: scenePylon,
  rows: sceneRows,
  vehicles: sceneVehicles,
} satisfies Record<string, (request: SceneRequest) => string>;
type SceneName = keyof typeof SCENES;

/** How a property is drawn, and which documents it gets. */
export interface Look {
  propertyId: number;
  brand: number;
  region: Region;
  hour: Hour;
  /** Has the NDA document, without which buyers see nothing. */
  hasNda: boolean;
  /** Has its own memorandum, rent roll and T-12. */
  hasFinancials: boolean;
}

/** A picture to draw. Equal keys are equal pictures and share one stored file. */
export interface Picture {
  key: string;
  fileName: string;
  draw: () => string;
}

/** What follows the cover, by store type; a digit picks a second version of the same scene. */
const FOLLOWING: Record<number, readonly (SceneName | 'corridor2')[]> = {
  1: ['rows', 'doors', 'aerial', 'vehicles', 'plan'],
  2: ['corridor', 'doors', 'corridor2', 'rows', 'plan'],
  3: ['rows', 'corridor', 'aerial', 'doors', 'plan'],
  4: ['corridor', 'aerial', 'corridor2', 'doors', 'plan'],
  5: ['vehicles', 'aerial', 'rows', 'doors', 'plan'],
  6: ['corridor', 'doors', 'rows', 'corridor2', 'plan'],
  7: ['aerial', 'rows', 'corridor', 'vehicles', 'doors'],
  8: ['plan', 'aerial', 'rows', 'corridor', 'doors'],
  9: ['doors', 'rows', 'corridor', 'aerial', 'plan'],
};
/** Covers by store type; where there are several, the property's number picks one, so that a page of cards varies. */
const COVERS: Record<number, readonly SceneName[]> = {
  2: ['climate'],
  4: ['climate'],
  5: ['pylon', 'arch'],
  6: ['climate'],
  8: ['land'],
};
const DRIVE_UP_COVERS: readonly SceneName[] = ['frontage', 'pylon', 'frontage', 'arch', 'frontage', 'pylon'];

function coverOf(look: Look, storeTypeId: number): SceneName {
  const choice = COVERS[storeTypeId] ?? DRIVE_UP_COVERS;
  return choice[hash(`cover ${look.propertyId}`) % choice.length];
}

/**
 * Six different pictures of a property. The cover is its own: its name, its colours, its hour. The others come from a
 * pool shared by properties of the same colours and country, so that seeding stays quick.
 */
export function galleryOf(look: Look, name: string, storeTypeId: number): Picture[] {
  const cover = picture(coverOf(look, storeTypeId), `cover ${look.propertyId} ${name}`, { ...look, title: name });
  return [cover, ...FOLLOWING[storeTypeId].map((scene) => pooled(scene, look))];
}

const DRY = new Set(['desert', 'plains']);

/** Which properties share a picture: only what can be seen in it counts. */
function pooled(asked: SceneName | 'corridor2', look: Look): Picture {
  const scene = asked === 'corridor2' ? 'corridor' : asked;
  const { brand, region } = look;
  const place =
    scene === 'rows'
      ? region
      : scene === 'aerial'
        ? region === 'city'
          ? 'city'
          : DRY.has(region)
            ? 'desert'
            : 'forest'
        : scene === 'vehicles'
          ? region
          : 'plains';
  const variant = scene === 'vehicles' ? brand % 3 : brand;
  const version =
    scene === 'corridor' ? asked : scene === 'doors' || scene === 'plan' ? String(look.propertyId % 2) : '';
  const key = `pool ${scene} ${variant} ${place} ${version}`;
  const hour = scene === 'aerial' ? (['noon', 'golden', 'noon', 'dawn'] as const)[hash(key) % 4] : hourFor(key);
  return picture(scene, key, { title: '', brand: variant, region: place, hour, second: asked === 'corridor2' });
}

const hourFor = (key: string): Hour => HOURS[hash(key) % HOURS.length];

function picture(scene: SceneName, key: string, request: Omit<SceneRequest, 'seed'>): Picture {
  const seed = hash(key);
  return {
    key,
    fileName: `${new Random(seed).hex32()}.webp`,
    draw: () =>
      SCENES[scene]({
        title: request.title,
        brand: request.brand,
        region: request.region,
        hour: request.hour,
        second: request.second,
        seed,
      }),
  };
}

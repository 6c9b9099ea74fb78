import { State, StateMachine } from 'yuka';
import type { Guard, Library, World } from './world.ts';

class YukaGuard {
  readonly machine: StateMachine<YukaGuard> = new StateMachine(this);
  constructor(
    readonly world: World,
    readonly body: Guard,
  ) {}
}

/** Runs before the present state in every update, so a chase can interrupt both others. */
class Watching extends State<YukaGuard> {
  override execute({ world, body, machine }: YukaGuard): void {
    if (!machine.in('chasing')) {
      if (world.sees(body, 'calm')) machine.changeTo('chasing');
    } else if (!world.sees(body, 'chasing')) machine.changeTo(world.isAtPost(body) ? 'waiting' : 'walking');
  }
}
class Walking extends State<YukaGuard> {
  override execute({ world, body, machine }: YukaGuard): void {
    world.walk(body);
    if (world.isAtPost(body)) machine.changeTo('waiting');
  }
}
class Waiting extends State<YukaGuard> {
  override execute({ world, body, machine }: YukaGuard): void {
    if (world.wait(body)) machine.changeTo('walking');
  }
}
class Chasing extends State<YukaGuard> {
  override execute({ world, body }: YukaGuard): void {
    world.run(body);
  }
}

export const inYuka: Library = (world, guards) => {
  const [watching, walking, waiting, chasing] = [new Watching(), new Walking(), new Waiting(), new Chasing()];
  const minds = guards.map((body) => {
    const guard = new YukaGuard(world, body);
    guard.machine.globalState = watching;
    guard.machine.add('walking', walking).add('waiting', waiting).add('chasing', chasing);
    guard.machine.changeTo(world.isAtPost(body) ? 'waiting' : 'walking');
    return guard;
  });
  return () => {
    for (const guard of minds) guard.machine.update();
  };
};

import { BehaviourTree, State } from 'mistreevous';
import type { Guard, Library, World } from './world.ts';

// Every action ends in the same tick, so the tree is asked from its root in each: a chase interrupts at once. (Actions
// that keep running need the guard `until(SeesThief)`, which gives the branch up but runs no other in that tick.)
const TREE = `root {
  selector {
    sequence { condition [SeesThief] action [Run] }
    sequence { condition [IsAtPost] action [Wait] }
    action [Walk]
  }
}`;

function treeFor(world: World, body: Guard): BehaviourTree {
  let isChasing = false;
  return new BehaviourTree(TREE, {
    SeesThief: () => (isChasing = world.sees(body, isChasing ? 'chasing' : 'calm')),
    Run() {
      world.run(body);
      return State.SUCCEEDED;
    },
    IsAtPost: () => world.isAtPost(body),
    Wait() {
      world.wait(body);
      return State.SUCCEEDED;
    },
    Walk() {
      world.walk(body);
      return State.SUCCEEDED;
    },
  });
}

export const inMistreevous: Library = (world, guards) => {
  const trees = guards.map((body) => treeFor(world, body));
  return () => {
    for (const tree of trees) tree.step();
  };
};

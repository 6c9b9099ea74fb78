// The evening of the ninth day of a season in which much has happened: ten maids, regulars lost on several days, signs
// that the rival has read, achievements, and more causes of lost guests than fit.

import type { PlayedCafe } from './cafe.ts';

export async function toLateEvening(cafe: PlayedCafe): Promise<void> {
  await cafe.ask('(honeybell.beginSeason({ seed: 5 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  await cafe.ask(`(() => {
    const { state } = honeybell.cafe;
    const { momo } = state.people;
    const names = ['Sakura', 'Amara', 'Sora', 'Nana', 'Tomo', 'Kotone', 'Luz'];
    for (let i = Object.values(state.people).filter(({ role }) => role === 'maid').length; i < 10; i++)
      state.people['more' + i] = { ...structuredClone(momo), id: 'more' + i, name: names.pop(), answers: [] };
    state.clock.day = 9;
    while (!honeybell.cafe.state.over) honeybell.step(100);
    const { season, clock, regulars, figures, rival } = honeybell.cafe.state;
    const today = clock.day;
    const went = [[0, null, 'partyTooBig'], [1, 'pasta'], [2, 'shortcake'], [3, null, 'fled'], [2, 'ramen'], [0, null, 'kitchenSlow']];
    regulars.who.slice(0, 6).forEach((one, i) => {
      const [ago, dish, why = 'wish'] = went[i];
      one.gone = { why, dish, seconds: 0, day: today - ago };
    });
    for (const one of regulars.who.slice(6, 8)) one.invited = true;
    const sign = (node) => ({ node, value: 'Yes', from: 'sign' });
    const read = ['ramen', 'tea', 'curry'].map((node) => ({ node, value: 'Yes' }));
    Object.assign(rival.theirs, {
      signs: read,
      log: [{ day: today, tick: 9000, name: 'Ola', saw: [sign('ramen'), sign('tea')], noticedBy: 'Momo', wrong: [], read, doubted: ['curry'], gloomy: null, cross: null }],
    });
    const whys = ['peace', 'calledOff', 'favourite', 'birthday', 'left', 'slip'];
    for (const [i, one] of Object.values(honeybell.cafe.state.people).filter(({ role }) => role === 'maid').entries()) {
      const by = i % 2 ? -0.2 : 0.2;
      one.felt = { mood: one.mood - by, by: { [whys[i % 6]]: by } };
      one.tally.chatTicks = (46 + 60 * i) * clock.ticksPerMinute;
      one.tally.dishes = 20 * i;
    }
    const causes = [['partyTooBig', 22], ['notCleared', 12], ['full', 2], ['chatted', 1]];
    figures.causes = causes.map(([cause, count]) => ({ cause, reason: 'noSeat', count, seconds: 40 * count, who: [], at: 9000 }));
    figures.guestsLost = 37;
    // A wish for a dish that the kitchen knows, while the menu is full.
    const { kitchen } = season;
    kitchen.known.push('donut');
    figures.wished = [{ dish: 'donut', who: 'bram', name: 'Bram' }];
    season.achieved ??= {};
    for (const one of ['firstHundred', 'fullHouse', 'surefooted', 'thousand']) season.achieved[one] = today;
    return null;
  })()`);
  await cafe.until("document.querySelector('.report .tomorrow')");
}

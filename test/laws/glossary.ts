/**
 * Words banned from the language files, with what to say instead. Players' words are stricter than those of lab and
 * gallery.
 */

export interface Banned {
  readonly word: RegExp;
  readonly instead: string;
  /** Where the word is banned; everywhere if omitted. */
  readonly only?: 'game' | 'apart';
}

const ban = (word: RegExp, instead: string, only?: Banned['only']): Banned =>
  only === undefined ? { word, instead } : { word, instead, only };

export const BANNED: Readonly<Record<'en' | 'zh' | 'ja', readonly Banned[]>> = {
  en: [
    ban(/(?<!\{\{)\b(?:whoever|whom|shall)\b/i, 'name the noun: guests who …, the maid who …'),
    ban(/\b(?:some|every|any)body\b/i, 'someone, everyone, anyone'),
    ban(/\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should) not\b|\bcannot\b/i, 'a contraction'),
    ban(/(?<!\{\{)\bdear(?:er|est)?\b|\bgladder\b/i, 'favourite for people, expensive for prices, happier'),
    ban(/\bmend(?:s|ed)?\b/i, 'fix'),
    ban(/(?:\}\}|\d) %/, '%, without a space'),
    ban(/\w'\w/, 'a curly apostrophe'),
    ban(/\bticks\b|\w tick\b/i, 'seconds', 'game'),
    ban(/\bA-moves?\b/, 'what it does: walk and help on the way', 'game'),
    ban(/\{\{x\}\},/, 'the name of the place', 'game'),
    ban(
      /(?<!\{\{)\b(?:commands?|temper|configuration|fallback|seeded|hero(?:es)?)\b/i,
      'what docs/glossary.md says',
      'game',
    ),
  ],
  zh: [
    ban(/调教/, '改动: the other word is sexual slang'),
    ban(/(?:\}\}|\d|每一?|几|多少|按|逐|各|下一|四) ?刻|刻数|剩余刻/, '秒 or tick: 刻 is a quarter of an hour'),
    ban(/笔记本|记事本/, '小本子'),
    ban(/指令/, '吩咐, in the lab 命令'),
    ban(/命令/, '吩咐', 'game'),
    ban(/服从|听话|听从|听令|听命/, '配合度, 照做'),
    ban(/不听(?!见)/, '不照做'),
    ban(/(?<!小)黑板/, '小黑板'),
    ban(/(?<![小部乐排仔编])队(?![伍形员])/, '小队'),
    ban(/队伍/, '小队'),
    ban(/全能/, '全部'),
    ban(/迟钝|警惕/, '慢半拍, 警觉'),
    ban(/传菜口|出菜口|出菜台/, '出餐台'),
    ban(/侦察/, '打探'),
    ban(/明星/, '名人, 球星'),
    ban(/性子|脾气|性情/, '性格'),
    ban(/摄影队/, '摄制组'),
    ban(/节日/, '节庆'),
    ban(/呼叫/, '招手'),
    ban(/塑造|过往/, '设定, 记录'),
    ban(/上架|下架/, '供应, 停售'),
    ban(/新开一家/, '新开店'),
    ban(/激烈/, '困难'),
    ban(/倒地/, '摔倒'),
    ban(/案子|小案|案例|第\{\{number\}\}案/, '谜题'),
    ban(/路数/, '思路'),
    ban(/必得|未得/, '必出, 未出'),
    ban(/长回来/, '恢复'),
    ban(
      /[\u4e00-\u9fff，。：；] (?=\{\{|\d)|(?:\}\}|\d)%? (?=[\u4e00-\u9fff，。：；])/u,
      'no space between figures and 汉字',
    ),
    ban(/(?:\}\}|\d) %/, '%, without a space'),
    ban(/警觉移动|普通移动|A ?移动/, '边走边看, 直接过去'),
    ban(/runned|eventParam|warp(?!T)|A-move/, 'Chinese', 'game'),
    ban(/\{\{x\}\}[,，]/, 'the name of the place', 'game'),
    ban(/学徒|驾驶/, '见习, 告诉她'),
  ],
  ja: [ban(/A-move/, '見回り移動', 'game'), ban(/\{\{x\}\}[,、]/, 'the name of the place', 'game')],
};

/** The banned words in a text, each with its replacement. */
export function bannedIn(language: keyof typeof BANNED, text: string, part: 'game' | 'apart'): string[] {
  return BANNED[language]
    .filter(({ word, only }) => (only === undefined || only === part) && word.test(text))
    .map(({ word, instead }) => `${word.exec(text)?.[0] ?? ''} → ${instead}`);
}

// Two pages: the game, and its inspector in another window.

export default { build: { rolldownOptions: { input: ['index.html', 'inspector.html'] } } };

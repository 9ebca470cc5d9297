/** What stands before a book of somebody else's, as a pattern. */
export const forewordNames = 'Foreword|Introduction|Preface|Afterword|Prologue|Epilogue'
